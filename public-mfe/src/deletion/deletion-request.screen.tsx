import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { paths, publicTitles } from '@console/shared/model';
import { Link } from '@console/shared/router';
import { LoadingState, Page, theme } from '@console/shared/ui/text';
import { rich, t } from '../i18n';
import type { SentRequest } from './deletion-request.resource';
import { RequestReceived } from './request-received';

/** The legal pages of this module do not need it. The shell reports a failed load and offers Retry. */
const DeletionForm = lazy(async () => ({ default: (await import('./deletion-form')).DeletionForm }));

const Intro = styled.p`
  max-width: 68ch;
  margin-bottom: ${theme.space(6)};
`;

export function DeletionRequestScreen() {
  const [sent, setSent] = useState<SentRequest>();
  return (
    <Page isNarrow title={t(publicTitles[paths.deletionRequest])}>
      {sent ? <RequestReceived {...sent} /> : <Request onSent={setSent} />}
    </Page>
  );
}

function Request({ onSent }: { onSent: (request: SentRequest) => void }) {
  return (
    <>
      <Intro>
        {rich(
          'Use this form to ask us to delete your account. Within 15 days, we permanently delete the account and its data, including your answers and scores. Read more in our <link>Privacy Policy</link>.',
          { link: (text) => <Link to={`${paths.privacyPolicy}#deletion`}>{text}</Link> },
        )}
      </Intro>
      <Suspense fallback={<LoadingState rows={5} isForm />}>
        <DeletionForm onSent={onSent} />
      </Suspense>
    </>
  );
}
