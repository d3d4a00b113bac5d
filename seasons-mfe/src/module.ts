import { defineModule, lazyScreen } from '@console/shared/contract';
import { paths } from '@console/shared/model';
import { can } from '@console/shared/session';
import { SeasonListScreen } from './list/season-list.screen';

const createScreen = lazyScreen(
  async () => (await import('./create/season-create.screen')).SeasonCreateScreen,
);
const historyScreen = lazyScreen(async () => (await import('./history/history.screen')).HistoryScreen);
const copyScreen = lazyScreen(async () => (await import('./copy/copy.screen')).SeasonCopyScreen);
const editScreen = lazyScreen(async () => (await import('./edit/season-edit.screen')).SeasonEditScreen);

/** The module's screens: the list of seasons, a new season, one to edit, one to copy, and the history of one. */
export const remoteModule = defineModule(
  {
    [paths.seasonList]: { Screen: SeasonListScreen },
    [paths.seasonCreate]: { ...createScreen, allows: can.createSeason },
    [paths.seasonEdit]: { ...editScreen, allows: can.editSeason },
    [paths.seasonCopy]: { ...copyScreen, allows: can.createSeason },
    [paths.history]: historyScreen,
  },
  {
    sendDraft: async () => (await import('./send-draft')).sendDraft,
    paletteItems: async () => (await import('./palette-items')).SeasonItems,
  },
);
