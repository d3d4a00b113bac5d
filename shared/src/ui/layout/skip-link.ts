import { styled } from 'styled-components';
import { theme } from '../theme/theme';

/** The first stop of the Tab key: past the bar, to the element its `href` names. Unseen until it has the focus. */
export const SkipLink = styled.a`
  position: absolute;
  inset: ${theme.space(2)} auto auto ${theme.space(2)};
  z-index: 20;
  padding: ${theme.space(2)} ${theme.space(4)};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow};
  font-weight: 600;

  &:not(:focus) {
    transform: translateY(-300%);
  }
`;
