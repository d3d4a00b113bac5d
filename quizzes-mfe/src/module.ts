import { defineModule } from '@console/shared/contract';
import { paths } from '@console/shared/model';
import { QuizCreateScreen } from './create/quiz-create.screen';
import { QuizEditScreen } from './edit/quiz-edit.screen';
import { QuizListScreen } from './list/quiz-list.screen';

/** What this module serves: the quizzes of a season as a list, a new one, and one to change. */
export const remoteModule = defineModule<'quizzes_mfe'>({
  [paths.quizList]: { Screen: QuizListScreen },
  [paths.quizCreate]: { Screen: QuizCreateScreen },
  [paths.quizEdit]: { Screen: QuizEditScreen },
});
