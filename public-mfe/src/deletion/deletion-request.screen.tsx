import { useState } from 'react';
import { styled } from 'styled-components';
import { paths } from '@console/shared/model';
import { Link } from '@console/shared/router';
import { ErrorState, LoadingState, Page, theme } from '@console/shared/ui';
import { RequestReceived } from './request-received';
import { useDeletionForm } from './use-deletion-form';

const Intro = styled.p`
  max-width: 68ch;
  margin-bottom: ${theme.space(6)};
`;

export function DeletionRequestScreen() {
  const [sent, setSent] = useState(false);
  return (
    <Page title="Account Deletion Request">
      {sent ? <RequestReceived /> : <Request onSent={() => setSent(true)} />}
    </Page>
  );
}

function Request({ onSent }: { onSent: () => void }) {
  const { Form, failed, retry } = useDeletionForm();
  const form = () => {
    if (Form) return <Form onSent={onSent} />;
    if (!failed) return <LoadingState rows={5} />;
    return (
      <ErrorState title="The form could not be loaded" onRetry={retry}>
        Check your connection, then try again.
      </ErrorState>
    );
  };
  return (
    <>
      <Intro>
        Here you ask us to delete your account. Within 15 days the account and its data, with your answers and
        scores, are permanently deleted. More about this is in our{' '}
        <Link to={`${paths.privacyPolicy}#deletion`}>Privacy Policy</Link>.
      </Intro>
      {form()}
    </>
  );
}
