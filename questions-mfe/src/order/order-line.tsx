import { styled } from 'styled-components';
import { theme } from '@console/shared/ui';

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

/** Shows how to move questions, then the last move. */
export function OrderLine({ status }: { status: string }) {
  return (
    <Line role="status">
      {status || (
        <>
          To change the order, drag a question by its handle
          <NotOnPhone>, or press Alt with the up or down arrow key</NotOnPhone>.
        </>
      )}
    </Line>
  );
}
