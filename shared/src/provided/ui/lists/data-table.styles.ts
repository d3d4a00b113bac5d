import { styled } from 'styled-components';
import { visuallyHidden } from '../layout/visually-hidden';
import { theme } from '../theme/theme';

const { color, space } = theme;

/** A container query, because beside a panel a table is narrow on wide screens, too. */
const asTable = '@container (width > 58rem)';
const asCards = '@container (width <= 58rem)';

export const Room = styled.div`
  container-type: inline-size;
`;

export const Sheet = styled.div`
  ${asTable} {
    overflow-x: auto;
    border: 1px solid ${color.hairline};
    border-radius: ${theme.radius.card};
    background: ${color.surface};
  }
`;

/** A grid, because grid tracks can give some columns their full width first and share the remaining width among others. */
export const Table = styled.table<{ $tracks: string; $isSelectable: boolean }>`
  width: 100%;
  font-size: ${theme.fontSize.table};
  font-variant-numeric: tabular-nums;

  ${asTable} {
    display: grid;
    /* The checkbox, which loads after the rows, and its padding. */
    grid-template-columns: ${({ $tracks, $isSelectable }) => `${$isSelectable ? '46px ' : ''}${$tracks}`};

    @media print {
      grid-template-columns: ${({ $tracks }) => $tracks};
    }

    thead,
    tbody,
    tr {
      display: grid;
      grid-template-columns: subgrid;
      grid-column: 1 / -1;
    }
  }

  ${asCards} {
    display: block;

    /* Values have labels of their own, and sorting and selecting are in the panel above. */
    & > thead {
      display: none;
    }

    & > tbody {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
      gap: ${space(2)};
    }
  }
`;

export const Caption = styled.caption`
  ${visuallyHidden}
`;

export const Header = styled.th`
  align-content: center;
  /* That of a header that sorts, whose button loads after the rows. */
  min-height: 40px;
  padding: ${space(2)} ${space(1.5)};
  background: ${color.surfaceSunken};
  color: ${color.textMuted};
  font-size: ${theme.fontSize.small};
  font-weight: 600;
  text-align: start;

  &:first-child {
    padding-inline-start: ${space(4)};
  }
`;

/** Paper has no checkboxes. */
export const SelectHeader = styled(Header)`
  @media print {
    display: none;
  }
`;

/** Paper has no actions; the head keeps its surface. */
export const ActionsHeader = styled(Header)`
  @media print {
    color: transparent;
  }
`;

export const Row = styled.tr`
  border-top: 1px solid ${color.hairline};

  ${asTable} {
    align-items: center;

    @media (hover: hover) {
      &:hover {
        background: color-mix(in srgb, ${color.surfaceSunken} 45%, ${color.surface});
      }
    }
  }

  ${asCards} {
    display: flex;
    flex-wrap: wrap;
    align-content: flex-start;
    align-items: center;
    gap: 0 ${space(2)};
    padding: 0 ${space(3)};
    border: 1px solid ${color.hairline};
    border-radius: ${theme.radius.card};
    background: ${color.surface};
  }

  &&:has(input:checked) {
    background: color-mix(in srgb, ${color.primary} 10%, ${color.surface});
  }
`;

const Cell = styled.td`
  font-weight: 400;
  line-height: 1.35;
  text-align: start;

  ${asTable} {
    padding: ${space(1)} ${space(1.5)};

    &:first-child {
      padding-inline-start: ${space(4)};
    }
  }

  ${asCards} {
    padding: 0;
  }
`;

/** As wide as a checkbox, which is loaded later; in a card, as high as a line. */
export const Select = styled(Cell)`
  min-width: calc(24px + ${space(4)});

  && {
    padding-inline-end: 0;
  }

  ${asCards} {
    order: -3;
    min-width: 24px;
    min-height: 32px;
  }

  @media print {
    display: none;
  }
`;

export const Title = styled(Cell)`
  font-weight: 600;
  text-wrap: pretty;

  ${asCards} {
    flex: 1 1 8rem;
    min-width: 0;
    order: -2;
    font-family: ${theme.font.book};
    font-size: ${theme.fontSize.body};
  }
`;

/** With room for the arrow of a menu. */
export const Badge = styled(Cell)`
  ${asTable} {
    padding-inline-end: calc(1em + ${space(2)});
  }

  ${asCards} {
    display: flex;
    order: -1;
    align-items: center;
    /* On a line of its own, too, it is at the end: its area to press would cover the checkbox. */
    margin-inline-start: auto;
    padding-inline-end: 0.75em;

    ${theme.media.phone} {
      min-height: ${theme.touch};
    }
  }
`;

/** In a card, labels are a column of their own; short values share a line with their labels beside them. */
export const Value = styled(Cell)<{ $isShort: boolean; $isPressed: boolean }>`
  ${asCards} {
    display: flex;
    flex: ${({ $isShort }) => ($isShort ? '0 1 auto' : '1 0 100%')};
    flex-wrap: wrap;
    gap: 0 ${space(1.5)};
    align-self: center;
    align-items: ${({ $isPressed }) => ($isPressed ? 'center' : 'stretch')};
    min-height: ${({ $isPressed }) => ($isPressed ? theme.touch : 0)};

    & > * {
      flex: ${({ $isShort }) => ($isShort ? '0 1 auto' : '1 1 8rem')};
    }

    &::before {
      content: attr(data-label);
      flex: 0 0 ${({ $isShort }) => ($isShort ? 'auto' : '5.5rem')};
      color: ${color.textMuted};
      font-size: ${theme.fontSize.small};
      line-height: 1.6;
    }
  }
`;

/** In a table, two on a line: four never leave one alone. */
export const Actions = styled(Cell)`
  @media print {
    display: none;
  }

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(0.5)};
    margin-inline-start: -${space(1.5)};
    white-space: nowrap;
  }

  button,
  a {
    min-height: 24px;
    padding: ${space(0.5)} ${space(1.5)};
    font-size: ${theme.fontSize.small};
  }

  ${asTable} {
    max-width: 16.5rem;

    /* A label that is longer in another language takes two lines. */
    button,
    a {
      width: max-content;
      max-width: 9rem;
      text-align: start;
      white-space: normal;
    }
  }

  /* Beside what precedes them, in one row: a label may take two lines, but is never cut. */
  ${asCards} {
    order: 2;
    flex: 1 1 9rem;
    min-width: min-content;

    & > div {
      flex-wrap: nowrap;
      justify-content: flex-end;
      white-space: normal;

      & > * {
        min-width: min-content;
      }
    }

    button,
    a {
      min-height: ${theme.touch};
      line-height: 1.25;
    }
  }

  /* Enlarged text. */
  @container (width <= 16rem) {
    & > div {
      flex-wrap: wrap;
    }
  }
`;
