import { defineModule, lazyScreen } from '@console/shared/contract';
import { paths } from '@console/shared/model';
import { QuestionListScreen } from './list/question-list.screen';

const createScreen = lazyScreen(
  async () => (await import('./create/question-create.screen')).QuestionCreateScreen,
);
const importScreen = lazyScreen(async () => (await import('./import/import.screen')).QuestionImportScreen);
const findScreen = lazyScreen(async () => (await import('./find/find.screen')).FindQuestionsScreen);
const sharedScreen = lazyScreen(
  async () => (await import('./receive/shared-questions.screen')).SharedQuestionsScreen,
);
const printScreen = lazyScreen(async () => (await import('./print/print.screen')).QuestionPrintScreen);
const editScreen = lazyScreen(async () => (await import('./edit/question-edit.screen')).QuestionEditScreen);

/** The module's screens: the questions of a quiz, a new one, one to edit, many to import, what was shared, all to print, a search for them. */
export const remoteModule = defineModule(
  {
    [paths.questionList]: { Screen: QuestionListScreen },
    [paths.questionCreate]: { ...createScreen },
    [paths.questionEdit]: { ...editScreen },
    [paths.questionImport]: { ...importScreen },
    [paths.questionShared]: { ...sharedScreen },
    [paths.questionPrint]: { ...printScreen },
    [paths.questionFind]: { ...findScreen },
  },
  {
    sendDraft: async () => (await import('./send-draft')).sendDraft,
    paletteItems: async () => (await import('./palette-items')).QuestionItems,
  },
);
