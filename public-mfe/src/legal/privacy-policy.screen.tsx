import { PolicyPage } from './policy-page';

export const PrivacyPolicyScreen = () => <PolicyPage title="Privacy Policy" />;
