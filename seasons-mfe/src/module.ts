import { defineModule, lazyScreen } from '@console/shared/contract';
import { paths } from '@console/shared/model';
import { can } from '@console/shared/session';
import { SeasonListScreen } from './list/season-list.screen';

const createScreen = lazyScreen(
  async () => (await import('./create/season-create.screen')).SeasonCreateScreen,
);
const editScreen = lazyScreen(async () => (await import('./edit/season-edit.screen')).SeasonEditScreen);

/** The module's screens: the list of seasons, a new season, and one to edit. */
export const remoteModule = defineModule(
  {
    [paths.seasonList]: { Screen: SeasonListScreen },
    [paths.seasonCreate]: { ...createScreen, allows: can.createSeason },
    [paths.seasonEdit]: { ...editScreen, allows: can.editSeason },
  },
  {
    sendDraft: async () => (await import('./send-draft')).sendDraft,
    paletteItems: async () => (await import('./palette-items')).SeasonItems,
  },
);
