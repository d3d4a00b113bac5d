import { styled } from 'styled-components';
import { useSessionAccess, type Person } from '@console/shared/session';
import { Button, FormMessage, TextField, theme } from '@console/shared/ui';
import { t } from '../i18n';
import type { SignInHere } from './use-sign-in-here';

const Step = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space(3)};

  & > :not(button) {
    justify-self: stretch;
  }
`;

/** Has no background; its text is aligned with the field above. */
const OtherAccount = styled(Button)`
  margin: -${theme.space(2)} 0 -${theme.space(2)} -${theme.space(2.5)};
`;

type AccountStepProps = { person: Person | null; signIn: SignInHere };

/** Shows which account the request is for. Without a signed-in person, Submit signs in first. */
export function AccountStep({ person, signIn }: AccountStepProps) {
  const { warmUp } = useSessionAccess();
  const { attempted, signingIn, failure, startSignIn } = signIn;
  return (
    <Step>
      {person ? (
        <>
          <TextField
            label={t('Email')}
            value={person.email}
            readOnly
            autoFocus={attempted}
            help={t('You are signed in with this account. We will delete this account.')}
          />
          <OtherAccount
            variant="quiet"
            busy={signingIn}
            onClick={startSignIn}
            onPointerEnter={warmUp}
            onPointerDown={warmUp}
            onFocus={warmUp}
          >
            {t('Use another account')}
          </OtherAccount>
        </>
      ) : (
        <p>
          {t(
            'When you select Submit, sign in with the account you want to delete. You can check the account before the request is sent.',
          )}
        </p>
      )}
      {failure && (
        <FormMessage tone={failure.reason === 'failed' ? 'danger' : 'info'}>{failure.message}</FormMessage>
      )}
    </Step>
  );
}
