import { styled } from 'styled-components';
import { theme } from '@console/shared/ui';
import { t } from '../i18n';

const Line = styled.p`
  margin-bottom: ${theme.space(3)};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
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

interface OrderLineProps {
  /** The last move. */
  status: string;
  /** Phones show one question then, without the list and its handles. */
  isOneOpen: boolean;
}

/** Shows how to move questions, then the last move. */
export function OrderLine({ status, isOneOpen }: OrderLineProps) {
  return (
    <Line role="status">
      {status || (
        <>
          {!isOneOpen && <OnPhone>{t('To change the order, drag a question by its handle.')}</OnPhone>}
          <NotOnPhone>
            {t(
              'To change the order, drag a question by its handle, or press Alt with the up or down arrow key.',
            )}
          </NotOnPhone>
        </>
      )}
    </Line>
  );
}
