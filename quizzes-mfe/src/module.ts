import { defineModule, lazyScreen } from '@console/shared/contract';
import { paths } from '@console/shared/model';
import { QuizListScreen } from './list/quiz-list.screen';

const createScreen = lazyScreen(async () => (await import('./create/quiz-create.screen')).QuizCreateScreen);
const editScreen = lazyScreen(async () => (await import('./edit/quiz-edit.screen')).QuizEditScreen);

/** The module's screens: the quizzes of a season, a new quiz, and one to edit. */
export const remoteModule = defineModule(
  {
    [paths.quizList]: { Screen: QuizListScreen },
    [paths.quizCreate]: { ...createScreen },
    [paths.quizEdit]: { ...editScreen },
  },
  {
    sendDraft: async () => (await import('./send-draft')).sendDraft,
    paletteItems: async () => (await import('./palette-items')).QuizItems,
  },
);
