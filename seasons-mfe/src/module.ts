import { defineModule, laterScreen } from '@console/shared/contract';
import { paths } from '@console/shared/model';
import { can } from '@console/shared/session';
import { SeasonListScreen } from './list/season-list.screen';

const createScreen = laterScreen(
  async () => (await import('./create/season-create.screen')).SeasonCreateScreen,
);
const editScreen = laterScreen(async () => (await import('./edit/season-edit.screen')).SeasonEditScreen);

/** What this module serves: seasons as a list, a new one, and one to change. */
export const remoteModule = defineModule<'seasons_mfe'>({
  [paths.seasonList]: { Screen: SeasonListScreen },
  [paths.seasonCreate]: { ...createScreen, allows: can.createSeason },
  [paths.seasonEdit]: { ...editScreen, allows: can.editSeason },
});
