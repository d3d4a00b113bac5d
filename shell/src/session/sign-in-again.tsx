import { useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useSession, useSessionAccess } from '@console/shared/session';
import { Button, EmptyState, Page } from '@console/shared/ui';
import { useBorrowedPage } from './use-borrowed-page';

/** No box of its own, so that what it holds lies in the layout around it. */
const Holder = styled.div`
  display: contents;

  &[hidden] {
    display: none;
  }
`;

/** Takes the focus to be read out, not to be worked with. */
const Message = styled.div`
  &:focus-visible {
    outline: none;
  }
`;

type WhileSignedInProps = { ended: boolean; children: ReactNode };

/**
 * Covers what a person works on while their sign-in is over, with a way to sign in again. What is under it stays on
 * the page, out of sight and out of reach, and goes on with what was typed.
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
  useBorrowedPage(message);

  const handleSignIn = async () => {
    setBusy(true);
    const outcome = await signIn({ stayHere: true });
    setBusy(false);
    setFailure(outcome.signedIn ? undefined : outcome.message);
  };
  return (
    <Message ref={message} role="alert" tabIndex={-1}>
      <Page title="Your sign-in has ended">
        <EmptyState
          title={`Sign in again as ${person.email || person.name}`}
          action={
            <Button variant="primary" busy={busy} onClick={() => void handleSignIn()}>
              Sign in again
            </Button>
          }
        >
          <p>Your changes are not saved yet. Sign in again to continue; no one else can see them.</p>
          {failure && <p>{failure}</p>}
        </EmptyState>
      </Page>
    </Message>
  );
}
