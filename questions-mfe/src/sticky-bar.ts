import { styled } from 'styled-components';
import { theme } from '@console/shared/ui';

/** The actions of a long list, always in view below it. */
export const StickyBar = styled.section`
  position: ${theme.sticky};
  bottom: ${theme.space(2)};
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow};

  @media print {
    display: none;
  }
`;
