import { defineModule, lazyScreen } from '@console/shared/contract';
import { paths } from '@console/shared/model';
import { QuizListScreen } from './list/quiz-list.screen';

const createScreen = lazyScreen(async () => (await import('./create/quiz-create.screen')).QuizCreateScreen);
const seriesScreen = lazyScreen(async () => (await import('./series/series.screen')).SeriesScreen);
const editScreen = lazyScreen(async () => (await import('./edit/quiz-edit.screen')).QuizEditScreen);
const checkScreen = lazyScreen(async () => (await import('./check/season-check.screen')).SeasonCheckScreen);

/** The module's screens: the quizzes of a season, a new quiz, several, one to edit, and the check of a season. */
export const remoteModule = defineModule(
  {
    [paths.quizList]: { Screen: QuizListScreen },
    [paths.quizCreate]: { ...createScreen },
    [paths.quizSeries]: { ...seriesScreen },
    [paths.quizEdit]: { ...editScreen },
    [paths.seasonCheck]: { ...checkScreen },
  },
  {
    sendDraft: async () => (await import('./send-draft')).sendDraft,
    paletteItems: async () => (await import('./palette-items')).QuizItems,
  },
);
