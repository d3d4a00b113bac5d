import { styled } from 'styled-components';
import { visuallyHidden } from '../layout/visually-hidden';
import { theme } from '../theme/theme';

const { color, space } = theme;

/** It is the room of the table that decides, not the screen: beside a panel a table gets narrow sooner. */
const asTable = '@container (min-width: 901px)';
const asCards = '@container (max-width: 900px)';

interface Aligned {
  $align?: 'start' | 'end';
}

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

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.fontSize.table};
  font-variant-numeric: tabular-nums;

  ${asCards} {
    display: block;

    & > thead {
      ${visuallyHidden}
    }

    & > tbody {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
      gap: ${space(3)};
    }
  }
`;

export const Caption = styled.caption`
  ${visuallyHidden}
`;

export const Header = styled.th<Aligned>`
  padding: ${space(2)};
  background: ${color.surfaceSunken};
  color: ${color.textMuted};
  font-size: ${theme.fontSize.small};
  font-weight: 600;
  text-align: ${({ $align = 'start' }) => $align};
  white-space: nowrap;

  &:first-child {
    padding-inline-start: ${space(4)};
  }
`;

export const Row = styled.tr`
  border-top: 1px solid ${color.hairline};

  ${asTable} {
    &:hover {
      background: color-mix(in srgb, ${color.surfaceSunken} 45%, ${color.surface});
    }
  }

  ${asCards} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-content: start;
    gap: ${space(1)} ${space(3)};
    padding: ${space(4)};
    border: 1px solid ${color.hairline};
    border-radius: ${theme.radius.card};
    background: ${color.surface};
  }
`;

const Cell = styled.td<Aligned>`
  font-weight: 400;
  line-height: 1.4;
  text-align: start;

  ${asTable} {
    padding: ${space(1.5)} ${space(2)};
    text-align: ${({ $align = 'start' }) => $align};
    vertical-align: middle;

    &:first-child {
      padding-inline-start: ${space(4)};
    }
  }

  ${asCards} {
    padding: 0;
  }
`;

export const Title = styled(Cell)`
  font-weight: 600;

  ${asTable} {
    min-width: 10rem;
  }

  ${asCards} {
    order: -2;
    font-family: ${theme.font.book};
    font-size: ${theme.fontSize.lead};
  }
`;

export const Badge = styled(Cell)`
  ${asCards} {
    order: -1;
    line-height: 1.7;
  }
`;

export const Value = styled(Cell)`
  ${asCards} {
    display: grid;
    grid-template-columns: 7rem minmax(0, 1fr);
    grid-column: 1 / -1;

    &::before {
      content: attr(data-label);
      color: ${color.textMuted};
      font-size: ${theme.fontSize.small};
      line-height: 1.6;
    }
  }
`;

export const Actions = styled(Cell)`
  & > div {
    display: flex;
    gap: ${space(0.5)};
    margin-inline-start: -${space(1.5)};
    white-space: nowrap;
  }

  button,
  a {
    min-height: 32px;
    padding: ${space(1)} ${space(1.5)};
    font-size: ${theme.fontSize.small};
  }

  ${asCards} {
    grid-column: 1 / -1;
    margin-top: ${space(2)};
    padding-top: ${space(2)};
    border-top: 1px solid ${color.hairline};

    & > div {
      flex-wrap: wrap;
    }

    button,
    a {
      min-height: 40px;
    }
  }
`;
