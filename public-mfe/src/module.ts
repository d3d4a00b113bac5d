import { defineModule } from '@console/shared/contract';
import { paths } from '@console/shared/model';
import { DeletionRequestScreen } from './deletion/deletion-request.screen';
import { PrivacyPolicyScreen } from './legal/privacy-policy.screen';
import { TermsScreen } from './legal/terms.screen';

/** The module's screens: the public pages. */
export const remoteModule = defineModule({
  [paths.deletionRequest]: { Screen: DeletionRequestScreen },
  [paths.privacyPolicy]: { Screen: PrivacyPolicyScreen },
  [paths.terms]: { Screen: TermsScreen },
});
