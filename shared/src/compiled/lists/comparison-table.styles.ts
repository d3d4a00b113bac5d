import { styled } from 'styled-components';
import { theme } from '@console/shared/ui';

const { color, space } = theme;

/**
 * Two values of each field beside each other. On a phone, each field is a block with both below its name; each cell then
 * shows its `data-label`.
 */
export const Table = styled.table`
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
