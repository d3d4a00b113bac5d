import { styled } from 'styled-components';
import { theme, VisuallyHidden } from '@console/shared/ui';
import { t } from '../i18n';

const Hint = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
`;

const Below = styled(Hint)`
  margin-top: ${theme.space(2)};
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

/** Announces the last move: others see it in the list, and the notice says that it is saved. */
export const OrderStatus = ({ children }: { children: string }) => (
  <VisuallyHidden role="status">{children}</VisuallyHidden>
);

/** Below the list: how to move questions. */
export const OrderHint = () => (
  <Below>
    <OnPhone>{t('To change the order, drag a question by its handle.')}</OnPhone>
    <NotOnPhone>
      {t('To change the order, drag a question by its handle, or press Alt with the up or down arrow key.')}
    </NotOnPhone>
  </Below>
);
