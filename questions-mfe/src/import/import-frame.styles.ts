import { css, styled } from 'styled-components';
import { theme } from '@console/shared/ui';
import { StickyBar } from '../sticky-bar';

const { color, space } = theme;

export const Steps = styled.div<{ $isOver: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  border-radius: ${theme.radius.card};
  outline: ${({ $isOver }) => ($isOver ? `3px dashed ${color.primary}` : 'none')};
  outline-offset: ${space(2)};
  overflow-wrap: anywhere;
`;

/** From this width, the source stands beside its review. */
const isWide = '@container page (width >= 78rem)';

/** The source stays in view, and scrolls by itself; its edges have room for the ring of what has the focus. */
const sideBySide = css`
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  align-items: start;
  gap: ${space(6)};

  > :first-child {
    position: sticky;
    top: calc(${theme.barHeight} + ${space(4)});
    max-height: calc(${theme.screenHeight} - ${space(28)});
    margin: -${space(1)};
    padding: ${space(1)};
    overflow-y: auto;
    overscroll-behavior: contain;
  }

  textarea {
    --folded: max(4.5rem, min(24rem, calc(100dvh - 32rem)));
  }
`;

export const Panes = styled.div<{ $isSplit: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};

  ${isWide} {
    ${({ $isSplit }) => $isSplit && sideBySide}
  }
`;

export const Pane = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(5)};

  &:empty {
    display: none;
  }
`;

const oneRow = css`
  flex-wrap: nowrap;

  > button {
    flex: none;
    max-width: 65%;
    padding-inline: ${space(3)};
  }

  > p {
    line-height: 1.25;
  }
`;

/** On phones it is one row; where it has no button, it stands below the review and covers nothing. */
export const Bar = styled(StickyBar)<{ $isIdle?: boolean }>`
  font-variant-numeric: tabular-nums;
  gap: ${space(2)} ${space(4)};
  padding: ${space(3)} ${space(4)};

  ${theme.media.phone} {
    gap: ${space(1)} ${space(2)};
    padding: ${space(1.5)} ${space(2)};
    ${({ $isIdle }) => ($isIdle ? 'position: static; box-shadow: none;' : oneRow)}
  }

  progress {
    flex: 1 1 8rem;
    min-width: 0;
    accent-color: ${color.primary};
  }
`;
