import { styled } from 'styled-components';
import { theme } from '@console/shared/ui';

const { color, space } = theme;

export const List = styled.ol`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Entry = styled.li`
  border: 1px solid ${color.hairline};
  border-radius: ${theme.radius.card};
  background: ${color.surface};
  overflow-wrap: anywhere;
`;

/** The whole line opens the entry. */
export const Line = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(0.5)} ${space(3)};
  width: 100%;
  min-height: 44px;
  padding: ${space(3)} ${space(4)};
  border: 0;
  border-radius: inherit;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: color-mix(in srgb, ${color.surfaceSunken} 45%, ${color.surface});
  }

  svg {
    grid-area: 1 / 2 / 3 / 3;
    align-self: center;
    color: ${color.textMuted};
  }

  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
`;

export const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  color: ${color.textMuted};
  font-size: ${theme.fontSize.small};
  font-variant-numeric: tabular-nums;
`;

export const Mark = styled.span`
  color: ${color.text};
  font-weight: 600;
`;

export const Details = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${space(3)} ${space(4)} ${space(4)};
  border-top: 1px solid ${color.hairline};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

export const Note = styled.p`
  margin: 0;
  color: ${color.textMuted};
`;

/** Side by side; on a phone, each field is a block with both values below its name. */
export const Fields = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: ${theme.fontSize.table};

  caption {
    padding-bottom: ${space(1)};
    font-weight: 600;
    text-align: start;
  }

  th,
  td {
    padding: ${space(1.5)} ${space(3)} ${space(1.5)} 0;
    border-top: 1px solid ${color.hairline};
    vertical-align: top;
    text-align: start;
  }

  th {
    color: ${color.textMuted};
    font-size: ${theme.fontSize.small};
    font-weight: 600;
  }

  ${theme.media.phone} {
    display: block;

    caption,
    tbody {
      display: block;
    }

    thead {
      display: none;
    }

    tr {
      display: grid;
      grid-template-columns: 1fr 1fr;
      padding-block: ${space(1.5)};
      border-top: 1px solid ${color.hairline};
    }

    th,
    td {
      min-width: 0;
      padding-block: 0;
      border: 0;
    }

    th {
      grid-column: 1 / -1;
    }

    td::before {
      content: attr(data-label);
      display: block;
      color: ${color.textMuted};
      font-size: ${theme.fontSize.small};
    }
  }
`;

export const Value = styled.span`
  white-space: pre-wrap;
`;

export const Empty = styled.span`
  color: ${color.textMuted};
  font-style: italic;
`;

export const Pages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
  padding-top: ${space(3)};
`;
