import { paths, publicTitles } from '@console/shared/model';
import { PolicyPage } from './policy-page';

/** The terms are part of the one text that the privacy policy shows, too. */
export const TermsScreen = () => <PolicyPage title={publicTitles[paths.terms]} />;
