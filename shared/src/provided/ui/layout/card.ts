import { styled } from 'styled-components';
import { theme } from '../theme/theme';

/** A card: a raised surface that groups related content. */
export const Card = styled.div`
  padding: ${theme.space(6)};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};

  ${theme.media.phone} {
    padding: ${theme.space(4)};
  }
`;
