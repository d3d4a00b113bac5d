import { useState } from 'react';
import { useSessionAccess, type SignInOutcome } from '@console/shared/session';

/** Signs in from a form without leaving it. */
export function useSignInHere() {
  const { signIn } = useSessionAccess();
  const [attempted, setAttempted] = useState(false);
  const [signingIn, setSigningIn] = useState(false);
  const [outcome, setOutcome] = useState<SignInOutcome>();

  /** Call it directly from a click handler: the browser blocks a window that opens later. */
  const startSignIn = async () => {
    setAttempted(true);
    setSigningIn(true);
    setOutcome(undefined);
    const ended = await signIn({ stayHere: true });
    setOutcome(ended);
    setSigningIn(false);
  };

  return {
    /** The person has tried to sign in on this page. */
    attempted,
    signingIn,
    failure: outcome && !outcome.signedIn ? outcome : undefined,
    startSignIn: () => void startSignIn(),
  };
}

export type SignInHere = ReturnType<typeof useSignInHere>;
