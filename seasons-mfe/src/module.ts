import { defineModule } from '@console/shared/contract';
import { paths } from '@console/shared/model';
import { can } from '@console/shared/session';
import { SeasonCreateScreen } from './create/season-create.screen';
import { SeasonEditScreen } from './edit/season-edit.screen';
import { SeasonListScreen } from './list/season-list.screen';

/** What this module serves: seasons as a list, a new one, and one to change. */
export const remoteModule = defineModule<'seasons_mfe'>({
  [paths.seasonList]: { Screen: SeasonListScreen },
  [paths.seasonCreate]: { Screen: SeasonCreateScreen, allows: can.createSeason },
  [paths.seasonEdit]: { Screen: SeasonEditScreen, allows: can.editSeason },
});
