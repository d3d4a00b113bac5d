import { styled } from 'styled-components';
import { visuallyHidden } from '../layout/visually-hidden';
import { theme } from '../theme/theme';

const { color, space, media } = theme;

interface Aligned {
  $align?: 'start' | 'end';
}

export const Sheet = styled.div`
  overflow-x: auto;
  border: 1px solid ${color.hairline};
  border-radius: ${theme.radius.card};
  background: ${color.surface};

  ${media.phone} {
    overflow: visible;
    border: 0;
    background: none;
  }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.fontSize.table};
  font-variant-numeric: tabular-nums;

  ${media.phone} {
    &,
    & > tbody {
      display: block;
    }

    & > thead {
      ${visuallyHidden}
    }
  }
`;

export const Caption = styled.caption`
  ${visuallyHidden}
`;

export const Header = styled.th<Aligned>`
  padding: ${space(2)} ${space(3)};
  background: ${color.surfaceSunken};
  color: ${color.textMuted};
  font-size: ${theme.fontSize.small};
  font-weight: 600;
  text-align: ${({ $align = 'start' }) => $align};
  white-space: nowrap;
`;

export const Row = styled.tr`
  border-top: 1px solid ${color.hairline};

  &:hover {
    background: color-mix(in srgb, ${color.surfaceSunken} 45%, ${color.surface});
  }

  ${media.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space(1)} ${space(3)};
    margin-bottom: ${space(3)};
    padding: ${space(4)};
    border: 1px solid ${color.hairline};
    border-radius: ${theme.radius.card};
    background: ${color.surface};
  }
`;

const Cell = styled.td<Aligned>`
  padding: ${space(1.5)} ${space(3)};
  font-weight: 400;
  line-height: 1.4;
  text-align: ${({ $align = 'start' }) => $align};
  vertical-align: middle;

  ${media.phone} {
    padding: 0;
    text-align: start;
  }
`;

export const Title = styled(Cell)`
  font-weight: 600;

  ${media.phone} {
    order: -2;
    font-family: ${theme.font.book};
    font-size: ${theme.fontSize.lead};
  }
`;

export const Badge = styled(Cell)`
  ${media.phone} {
    order: -1;
    align-self: center;
  }
`;

export const Value = styled(Cell)`
  ${media.phone} {
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
    gap: ${space(1)};
    margin-inline-start: -${space(2)};
    white-space: nowrap;
  }

  button,
  a {
    min-height: 32px;
    padding: ${space(1)} ${space(2)};
  }

  ${media.phone} {
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
