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

    /* Three do not fit beside each other: the search has a row of its own, the buttons the next. */
    &:has(> :nth-child(3)) > :first-child:not(a, button) {
      flex-basis: 100%;
    }
  }
`;
