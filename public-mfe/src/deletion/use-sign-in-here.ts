import { useState } from 'react';
import { useSessionAccess, type SignInOutcome } from '@console/shared/session';

/** Signing in beside a form, which stays as it is. */
export function useSignInHere() {
  const { signIn } = useSessionAccess();
  const [asked, setAsked] = useState(false);
  const [signingIn, setSigningIn] = useState(false);
  const [outcome, setOutcome] = useState<SignInOutcome>();

  /** Call it straight from a click: the browser blocks a window that opens later. */
  const startSignIn = async () => {
    setAsked(true);
    setSigningIn(true);
    setOutcome(undefined);
    const ended = await signIn({ stayHere: true });
    setOutcome(ended);
    setSigningIn(false);
  };

  return {
    /** The person has tried to sign in here. */
    asked,
    signingIn,
    failure: outcome && !outcome.signedIn ? outcome : undefined,
    startSignIn: () => void startSignIn(),
  };
}

export type SignInHere = ReturnType<typeof useSignInHere>;
