import { defineModule, lazyScreen } from '@console/shared/contract';
import { paths } from '@console/shared/model';
import { can } from '@console/shared/session';
import { SeasonListScreen } from './list/season-list.screen';

// One file has both forms, which share nearly everything.
const createScreen = lazyScreen(
  async () =>
    (await import(/* webpackChunkName: "form" */ './create/season-create.screen')).SeasonCreateScreen,
);
const editScreen = lazyScreen(
  async () => (await import(/* webpackChunkName: "form" */ './edit/season-edit.screen')).SeasonEditScreen,
);
const historyScreen = lazyScreen(async () => (await import('./history/history.screen')).HistoryScreen);
const copyScreen = lazyScreen(async () => (await import('./copy/copy.screen')).SeasonCopyScreen);

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
    // Both are for screens of other modules.
    sendDraft: async () => (await import(/* webpackChunkName: "elsewhere" */ './send-draft')).sendDraft,
    paletteItems: async () =>
      (await import(/* webpackChunkName: "elsewhere" */ './palette-items')).SeasonItems,
  },
);
