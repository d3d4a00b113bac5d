import { paths, publicTitles } from '@console/shared/model';
import { t } from '../i18n';
import { PolicyPage } from './policy-page';

export const PrivacyPolicyScreen = () => <PolicyPage title={t(publicTitles[paths.privacyPolicy])} />;
