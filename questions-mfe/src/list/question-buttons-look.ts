import { styled } from 'styled-components';
import { theme } from '@console/shared/ui';

const { color, space } = theme;

export const List = styled.ol`
  margin: 0;
  padding: ${space(1)};
  border: 1px solid ${color.hairline};
  border-radius: ${theme.radius.card};
  background: ${color.surface};
  list-style: none;
  /* Its end is in sight below bar and heading, so that only one of list and page has to be scrolled. */
  max-height: max(240px, calc(100dvh - ${space(50)}));
  overflow-y: auto;

  ${theme.media.phone} {
    max-height: none;
  }
`;

/** The chosen one has the accent bar; its weight stays, so that no line breaks anew. */
export const Choice = styled.button`
  display: flex;
  align-items: baseline;
  width: 100%;
  min-height: 36px;
  padding: ${space(1.5)} ${space(3)};
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  font-size: ${theme.fontSize.table};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: ${color.surfaceSunken};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-current] {
    background: ${color.surfaceSunken};
    box-shadow: inset 4px 0 ${color.accent};
  }

  ${theme.media.phone} {
    min-height: 44px;
  }
`;

export const Number = styled.span`
  flex: none;
  min-width: 2.25em;
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`;
