import { styled } from 'styled-components';
import { theme } from '@console/shared/ui';

/** The summary of details in a card. */
export const Opener = styled.summary`
  min-height: 24px;
  cursor: pointer;

  ${theme.media.phone} {
    min-height: ${theme.touch};
    padding-block: 10px;
  }
`;
