import { paths, publicTitles } from '@console/shared/model';
import { PolicyPage } from './policy-page';

/** The terms are part of the same text as the privacy policy. */
export const TermsScreen = () => <PolicyPage title={publicTitles[paths.terms]} />;
