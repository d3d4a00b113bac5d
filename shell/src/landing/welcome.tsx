import { styled } from 'styled-components';
import { t } from '@console/shared/i18n';
import { theme } from '@console/shared/ui';
import { SignInButton } from '../layout/sign-in-button';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(3)} ${theme.space(6)};
  padding: ${theme.space(4)} clamp(${theme.space(4)}, 2vw, ${theme.space(6)});

  button {
    flex: 0 1 22rem;
  }
`;

/** Tells a visitor what the console is for, with a way to sign in that a thumb reaches on a phone. */
export const Welcome = () => (
  <Row>
    {t('Hosts prepare Bible quiz contests here. Players use the app.')}
    <SignInButton>{t('Continue with Google')}</SignInButton>
  </Row>
);
