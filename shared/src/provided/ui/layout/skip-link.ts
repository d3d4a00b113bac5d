import { styled } from 'styled-components';
import { theme } from '../theme/theme';

/** The first tab stop: skips the top bar and goes to the element in `href`. Visible only while focused. */
export const SkipLink = styled.a`
  position: absolute;
  inset: ${theme.space(2)} auto auto ${theme.space(2)};
  z-index: 20;
  padding: ${theme.space(2.5)} ${theme.space(4)};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow};
  font-weight: 600;

  &:not(:focus) {
    transform: translateY(-300%);
  }
`;
