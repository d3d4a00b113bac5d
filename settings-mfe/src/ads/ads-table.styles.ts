import { styled } from 'styled-components';
import { theme, visuallyHidden } from '@console/shared/ui';

const { color, space, media } = theme;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.fontSize.table};

  caption {
    ${visuallyHidden}
  }

  th,
  td {
    padding: ${space(2)} ${space(2.5)};
    text-align: start;
    vertical-align: top;
  }

  thead th {
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
    font-size: ${theme.fontSize.small};
  }

  tbody tr + tr {
    border-top: 1px solid ${color.hairline};
  }

  tbody th {
    padding-top: ${space(4)};
    line-height: 1.4;
  }

  /* Row and column headers name each choice; its label is for screen readers. */
  label {
    ${visuallyHidden}
  }

  td {
    width: 10.5rem;
  }

  /* In a block that the open phone makes narrower, the choices are just as wide as their longest option. */
  @container page (width > ${theme.phoneWidth}rem) {
    @container block (width <= 24rem) {
      th,
      td {
        padding-inline: ${space(1.5)};
      }

      td {
        width: 27%;
      }

      td:last-child {
        width: 38%;
      }

      select {
        padding-inline: ${space(2)} ${space(7)};
      }
    }
  }

  ${media.phone} {
    &,
    tbody {
      display: block;
    }

    thead {
      ${visuallyHidden}
    }

    tbody tr {
      display: grid;
      /* Stacks the fields where the longest choice would be clipped. */
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
      gap: ${space(1)} ${space(3)};
      padding-block: ${space(3)};
    }

    tbody th,
    td {
      width: auto;
      padding: 0;
    }

    tbody th {
      grid-column: 1 / -1;
    }

    td::before {
      content: attr(data-label);
      color: ${color.textMuted};
      font-size: ${theme.fontSize.small};
    }
  }
`;

/** The text of a cell that has no choice. */
export const Fixed = styled.p`
  padding-block: ${space(2)};
  color: ${color.textMuted};
`;
