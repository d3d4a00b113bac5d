import { defineModule } from '@console/shared/contract';
import { paths } from '@console/shared/model';
import { SettingsScreen } from './settings.screen';

/** What this module serves: the settings of a season. */
export const remoteModule = defineModule<'settings_mfe'>({
  [paths.settings]: { Screen: SettingsScreen },
});
