import { useState } from 'react';
import { t } from '@console/shared/i18n';
import { useSessionAccess } from '@console/shared/session';
import { Button, notify } from '@console/shared/ui';

/** Signs a visitor in, and shows why that failed. `children` is its label. */
export function SignInButton({ children }: { children: string }) {
  const { signIn, warmUp } = useSessionAccess();
  const [busy, setBusy] = useState(false);
  const handleSignIn = async () => {
    setBusy(true);
    const outcome = await signIn();
    setBusy(false);
    if (!outcome.signedIn && outcome.reason === 'failed')
      notify({ title: t('Sign-in failed'), message: outcome.message, tone: 'danger' });
  };
  return (
    <Button
      variant="primary"
      busy={busy}
      onClick={() => void handleSignIn()}
      onPointerEnter={warmUp}
      onPointerDown={warmUp}
      onFocus={warmUp}
    >
      {children}
    </Button>
  );
}
