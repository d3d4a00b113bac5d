import { useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '@console/shared/i18n';
import { useSession, useSessionAccess } from '@console/shared/session';
import { Button, EmptyState, Page } from '@console/shared/ui';
import { useCoverFocus } from './use-cover-focus';

/** Adds no box, so that its contents take part in the outer layout. */
const Holder = styled.div`
  display: contents;

  &[hidden] {
    display: none;
  }
`;

/** Takes the focus so that it is read out; it is not interactive. */
const Message = styled.div`
  &:focus-visible {
    outline: none;
  }
`;

type WhileSignedInProps = { ended: boolean; children: ReactNode };

/**
 * Covers the page while the sign-in has ended, with a way to sign in again. The covered page stays mounted,
 * hidden and inert, and continues with its unsaved input.
 */
export function WhileSignedIn({ ended, children }: WhileSignedInProps) {
  return (
    <>
      {ended && <SignInAgain />}
      <Holder hidden={ended}>{children}</Holder>
    </>
  );
}

function SignInAgain() {
  const { person } = useSession();
  const { signIn } = useSessionAccess();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const message = useRef<HTMLDivElement>(null);
  useCoverFocus(message);

  const handleSignIn = async () => {
    setBusy(true);
    const outcome = await signIn({ stayHere: true });
    setBusy(false);
    setFailure(outcome.signedIn ? undefined : outcome.message);
  };
  return (
    <Message ref={message} role="alert" tabIndex={-1}>
      <Page title={t('Your sign-in has ended')}>
        <EmptyState
          title={t('Sign in again as {person}', { person: person.email || person.name })}
          action={
            <Button variant="primary" busy={busy} onClick={() => void handleSignIn()}>
              {t('Sign in again')}
            </Button>
          }
        >
          <p>{t('Your changes are not saved yet. Sign in again to continue; no one else can see them.')}</p>
          {failure && <p>{failure}</p>}
        </EmptyState>
      </Page>
    </Message>
  );
}
