import { styled } from 'styled-components';
import { t } from '@console/shared/i18n';
import { roleOf, useSessionAccess, type Session } from '@console/shared/session';
import { Button, Icon, theme } from '@console/shared/ui';
import { PersonTools } from '../idle/lazy-idle-parts';
import { setPalette } from '../palette/palette-state';
import { LogoutButton } from './logout-button';
import { SignInButton } from './sign-in-button';

/** The layout of the controls at the right of the bar. */
export const ControlsRow = styled.div`
  display: flex;
  min-width: 0;
  align-items: center;
  gap: ${theme.space(3)};

  > :is(a, button) {
    flex: none;
  }

  /* Keeps the name of the console on one line beside them. */
  ${theme.media.phone} {
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 0;
    margin-left: auto;

    > :is(a, button) {
      min-width: ${theme.touch};
      padding-inline: ${theme.space(2.5)};
    }
  }
`;

const Who = styled.div`
  display: grid;
  min-width: 0;
  max-width: 24ch;
  line-height: 1.25;
  text-align: right;
`;

const Name = styled.span`
  overflow: hidden;
  font-size: ${theme.fontSize.table};
  text-overflow: ellipsis;
  white-space: nowrap;

  /* There is room only for the role. */
  ${theme.media.phone} {
    display: none;
  }
`;

const Role = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
`;

/** Sign In, or the signed-in person with Logout. */
export function SessionControls() {
  const { session } = useSessionAccess();
  return (
    <ControlsRow>
      {session ? <SignedIn session={session} /> : <SignInButton>{t('Sign In')}</SignInButton>}
    </ControlsRow>
  );
}

function SignedIn({ session }: { session: Session }) {
  return (
    <>
      <Who>
        <Name translate="no">{session.person.name || session.person.email}</Name>
        <Role>{t(roleOf(session))}</Role>
      </Who>
      <Button variant="quiet" aria-label={t('Go to…')} onClick={() => setPalette('palette')}>
        <Icon name="search" />
      </Button>
      <PersonTools uid={session.person.uid} />
      <LogoutButton session={session} />
    </>
  );
}
