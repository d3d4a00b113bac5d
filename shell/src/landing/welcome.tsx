import { styled } from 'styled-components';
import { t } from '@console/shared/i18n';
import { theme } from '@console/shared/ui';
import { SignInButton } from '../layout/sign-in-button';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(3)} ${theme.space(6)};
  padding: ${theme.space(4)} ${theme.space(6)};

  ${theme.media.phone} {
    padding-inline: ${theme.space(4)};

    > button {
      flex: 1;
    }
  }
`;

/** Tells a visitor what the console is for, with a way to sign in that a thumb reaches on a phone. */
export const Welcome = () => (
  <Row>
    <p>{t('Hosts prepare Bible quiz contests here. Players use the app.')}</p>
    <SignInButton>{t('Continue with Google')}</SignInButton>
  </Row>
);
