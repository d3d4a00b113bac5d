import { defineModule } from '@console/shared/contract';
import { paths } from '@console/shared/model';
import { QuestionCreateScreen } from './create/question-create.screen';
import { QuestionEditScreen } from './edit/question-edit.screen';
import { QuestionListScreen } from './list/question-list.screen';

/** What this module serves: the questions of a quiz as a list, a new one, and one to change. */
export const remoteModule = defineModule<'questions_mfe'>({
  [paths.questionList]: { Screen: QuestionListScreen },
  [paths.questionCreate]: { Screen: QuestionCreateScreen },
  [paths.questionEdit]: { Screen: QuestionEditScreen },
});
