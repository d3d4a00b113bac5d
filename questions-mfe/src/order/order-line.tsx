import { styled } from 'styled-components';
import { theme } from '@console/shared/ui';
import { t } from '../i18n';

const Hint = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
`;

const Below = styled(Hint)`
  margin-top: ${theme.space(2)};
`;

const Line = styled(Hint)`
  &:not(:empty) {
    margin-bottom: ${theme.space(3)};
  }
`;

const NotOnPhone = styled.span`
  ${theme.media.phone} {
    display: none;
  }
`;

const OnPhone = styled.span`
  display: none;

  ${theme.media.phone} {
    display: inline;
  }
`;

/** The last move. On every width it stands above list and question, since a phone shows one of them only. */
export const OrderStatus = ({ children }: { children: string }) => <Line role="status">{children}</Line>;

/** Below the list: how to move questions. */
export const OrderHint = () => (
  <Below>
    <OnPhone>{t('To change the order, drag a question by its handle.')}</OnPhone>
    <NotOnPhone>
      {t('To change the order, drag a question by its handle, or press Alt with the up or down arrow key.')}
    </NotOnPhone>
  </Below>
);
