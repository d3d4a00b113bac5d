import { css, styled } from 'styled-components';
import { Button, theme } from '@console/shared/ui';

const { color, space } = theme;

export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.hairline};
  border-radius: ${theme.radius.card};
  background: ${color.surface};

  ${theme.media.phone} {
    gap: ${space(1)};
    padding: ${space(1)} ${space(3)} ${space(2)};

    /* Two lines: the question, and its answer. A press on them opens the row. */
    &[data-folded='true'] {
      position: relative;
      grid-template-columns: auto minmax(0, 1fr) auto;
      align-items: center;
      gap: 0 ${space(2)};
      padding: ${space(0.5)} ${space(3)};
      contain-intrinsic-height: auto 3.5rem;
    }
  }

  /* Rows below the screen take no layout until they are scrolled to. */
  content-visibility: auto;
  contain-intrinsic-height: auto 9rem;

  /* What has the focus is scrolled to above the bar. */
  :is(a, button, input, select, textarea) {
    scroll-margin-block: 6rem;
  }
`;

export const RowHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(4)};
  min-height: 40px;
  font-size: ${theme.fontSize.table};

  > button:first-of-type {
    margin-inline-start: auto;
  }

  /* The words of a long place wrap, so that state and button stay beside it. */
  ${theme.media.phone} {
    column-gap: ${space(3)};
    overflow-wrap: break-word;

    > :first-child {
      flex: 1 1 min-content;
      max-width: max-content;
    }

    [data-folded='true'] > & {
      display: contents;
    }
  }
`;

const hiddenWhenFolded = css`
  ${theme.media.phone} {
    [data-folded='true'] & {
      display: none;
    }
  }
`;

export const Take = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 40px;
  font-weight: 600;
  cursor: pointer;

  input {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    accent-color: ${color.primary};
  }

  ${theme.media.phone} {
    min-height: 44px;

    [data-folded='true'] & {
      z-index: 1;
      grid-row: 1 / 3;
      justify-content: center;
      min-width: 44px;
      margin-inline-start: -${space(3)};

      span {
        display: none;
      }
    }
  }
`;

export const Place = styled.span`
  font-weight: 600;
`;

export const State = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};

  /* The console's own words, of which none is cut. */
  overflow-wrap: break-word;

  span {
    max-width: none;
  }

  ${hiddenWhenFolded}
`;

export const Edit = styled(Button)`
  ${hiddenWhenFolded}
`;

/** Opens a folded row, which is all of it that can be pressed, and folds it again. */
export const Fold = styled.button`
  display: none;

  ${theme.media.phone} {
    display: grid;
    flex: none;
    place-items: center;
    width: ${theme.touch};
    height: ${theme.touch};
    margin-inline-end: -${space(3)};
    padding: 0;
    border: 0;
    background: none;
    color: ${color.textMuted};
    cursor: pointer;

    [data-folded='true'] & {
      grid-area: 1 / 3 / 3;

      &::after {
        content: '';
        position: absolute;
        inset: 0;
      }
    }

    &[aria-expanded='true'] svg {
      rotate: 180deg;
    }
  }
`;

export const Faults = styled.ul`
  margin: 0;
  padding-inline-start: ${space(5)};
  color: ${color.danger};
  font-weight: 600;
`;

export const Other = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  margin: 0;
  padding-inline-start: ${space(3)};
  border-inline-start: 3px solid ${color.hairline};
  font-size: ${theme.fontSize.table};

  figcaption {
    color: ${color.textMuted};
    font-size: ${theme.fontSize.small};
  }
`;

/** What is stored now. */
export const Before = styled.del`
  color: ${color.textMuted};
`;

/** What the import stores. */
export const After = styled.ins`
  font-weight: 600;
  text-decoration: none;
`;
