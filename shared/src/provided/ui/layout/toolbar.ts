import { styled } from 'styled-components';
import { theme } from '../theme/theme';

/** A row of controls that wraps instead of overflowing. */
export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(3)};

  ${theme.media.phone} {
    width: 100%;
  }
`;
