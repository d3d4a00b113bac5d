import { defineModule, lazyScreen } from '@console/shared/contract';
import { paths } from '@console/shared/model';
import { QuestionListScreen } from './list/question-list.screen';

const createScreen = lazyScreen(
  async () => (await import('./create/question-create.screen')).QuestionCreateScreen,
);
const editScreen = lazyScreen(async () => (await import('./edit/question-edit.screen')).QuestionEditScreen);

/** What this module serves: the questions of a quiz as a list, a new one, and one to change. */
export const remoteModule = defineModule<'questions_mfe'>({
  [paths.questionList]: { Screen: QuestionListScreen },
  [paths.questionCreate]: { ...createScreen },
  [paths.questionEdit]: { ...editScreen },
});
