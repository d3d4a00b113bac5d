import { paths, publicTitles } from '@console/shared/model';
import { t } from '../i18n';
import { PolicyPage } from './policy-page';

/** The terms are part of the same text as the privacy policy. */
export const TermsScreen = () => <PolicyPage title={t(publicTitles[paths.terms])} />;
