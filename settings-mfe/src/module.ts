import { defineModule } from '@console/shared/contract';
import { paths } from '@console/shared/model';
import { SettingsScreen } from './settings.screen';

/** The module's screen: the settings of a season. */
export const remoteModule = defineModule(
  {
    [paths.settings]: { Screen: SettingsScreen },
  },
  { sendDraft: async () => (await import('./send-draft')).sendDraft },
);
