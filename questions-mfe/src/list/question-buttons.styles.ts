import { styled } from 'styled-components';
import { cardList } from '@console/shared/lists';
import { theme } from '@console/shared/ui';

const { color, space } = theme;

export const List = styled.ol`
  /* The offset parent of its rows. */
  position: relative;
  ${cardList}
  padding: ${space(1)};
  /* Fits below top bar and heading, so that either the list or the page scrolls. */
  max-height: max(240px, calc(100dvh - ${space(50)}));
  overflow-y: auto;

  ${theme.media.phone} {
    max-height: none;
  }

  /* Paper does not scroll. */
  @media print {
    max-height: none;
    overflow: visible;
  }
`;

/** During a drag, a line shows where the row would be dropped. */
export const Row = styled.li`
  display: flex;

  /* Rows out of sight take no layout until they are scrolled to. */
  @media screen {
    content-visibility: auto;
    contain-intrinsic-height: auto 36px;

    ${theme.media.phone} {
      contain-intrinsic-height: auto 44px;
    }
  }

  &[data-mark='dragged'] {
    position: relative;
    z-index: 1;
    border-radius: ${theme.radius.control};
    background: ${color.surface};
    box-shadow: ${theme.shadow};
  }

  &[data-mark='drop above'] {
    box-shadow: 0 -2px ${color.accent};
  }

  &[data-mark='drop below'] {
    box-shadow: 0 2px ${color.accent};
  }
`;

/** A touch on it drags instead of scrolling. */
export const Handle = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 28px;
  border-radius: ${theme.radius.control};
  color: ${color.textMuted};
  cursor: grab;
  touch-action: none;
  user-select: none;

  @media (hover: hover) {
    &:hover {
      background: ${color.surfaceSunken};
      color: ${color.text};
    }
  }

  &:active {
    cursor: grabbing;
  }

  svg {
    width: 20px;
    height: 20px;
    stroke: currentColor;
    stroke-width: 2.5;
    stroke-linecap: round;
  }

  ${theme.media.phone} {
    width: 44px;
  }
`;

/**
 * The selected question has the accent bar; its font weight does not change, so its lines do not break
 * differently.
 */
export const Choice = styled.button`
  display: grid;
  flex: 1;
  grid-template-columns: auto 1fr;
  align-content: center;
  align-items: baseline;
  min-width: 0;
  min-height: 36px;
  padding: ${space(1.5)} ${space(3)};
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  font-size: ${theme.fontSize.table};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      background: ${color.surfaceSunken};
    }
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
