import { paths, publicTitles } from '@console/shared/model';
import { PolicyPage } from './policy-page';

export const PrivacyPolicyScreen = () => <PolicyPage title={publicTitles[paths.privacyPolicy]} />;
