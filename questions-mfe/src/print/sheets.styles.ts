import { styled } from 'styled-components';
import { theme } from '@console/shared/ui';
import type { PrintOptions } from './print-options';

type Layout = { $size: PrintOptions['size']; $isLarge: boolean; $hasColumns: boolean };

const widths: Readonly<Record<PrintOptions['size'], string>> = { A4: '210mm', Letter: '8.5in' };

/** Paper: black on white in every colour scheme, and measured in the units of print. */
export const Sheets = styled.div<Layout>`
  --columns: ${({ $hasColumns }) => ($hasColumns ? '2 68mm' : 'auto')};
  --sight: ${({ $hasColumns }) => ($hasColumns ? 'visible' : 'auto')};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(6)};
  max-width: ${({ $size }) => widths[$size]};
  margin-inline: auto;
  color-scheme: light;
  color: CanvasText;
  font-size: ${({ $isLarge }) => ($isLarge ? '15pt' : '11pt')};

  @media print {
    display: block;
    max-width: none;
  }
`;

export const Sheet = styled.article`
  padding: 16mm 17mm 18mm;
  border: 1px solid ${theme.color.hairline};
  background: Canvas;
  box-shadow: ${theme.shadow};
  overflow-wrap: anywhere;

  ${theme.media.phone} {
    padding: ${theme.space(5)} ${theme.space(4)};
  }

  @media print {
    padding: 0;
    border: 0;
    box-shadow: none;

    & + & {
      break-before: page;
    }
  }
`;

export const Head = styled.header`
  margin-bottom: 5mm;
  padding-bottom: 2mm;
  border-bottom: 1.5pt solid;
  break-inside: avoid;
  break-after: avoid;

  h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 5mm;
    font-size: 1.5em;
  }

  small {
    font-family: ${theme.font.body};
    font-size: 0.667em;
  }
`;

export const Lines = styled.p`
  display: flex;
  gap: 8mm;
  margin-bottom: 7mm;

  span {
    display: flex;
    flex: 2;
    gap: 2mm;
  }

  span + span {
    flex: 1;
  }

  span::after {
    content: '';
    flex: 1;
    border-bottom: 0.75pt solid;
  }
`;

export const Questions = styled.ol`
  columns: var(--columns);
  column-gap: 9mm;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/**
 * Never on two pages, unless it is longer than one. Numbers and letters hang in their lines: browsers print the rows of a
 * grid that breaks in a column over one another.
 */
export const Question = styled.li`
  padding-inline-start: 2.2em;
  padding-bottom: 1.1em;
  break-inside: avoid;
  orphans: 3;
  widows: 3;

  /* Questions out of sight take no layout until they are scrolled to; columns are as long as one another only with it. */
  @media screen {
    content-visibility: var(--sight);
    contain-intrinsic-height: auto 7em;
  }
`;

export const Answer = styled(Question)`
  padding-bottom: 0.5em;
  contain-intrinsic-height: auto 1.4em;
`;

export const Number = styled.span`
  display: inline-block;
  min-width: 2.2em;
  margin-inline-start: -2.2em;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

export const Text = styled.p`
  font-weight: 600;
  white-space: pre-wrap;
`;

export const Options = styled.ol`
  margin: 0.3em 0 0;
  padding: 0;
  list-style: none;

  li {
    padding-inline-start: 1.7em;
  }

  span:first-child {
    display: inline-block;
    min-width: 1.7em;
    margin-inline-start: -1.7em;
  }
`;

export const Odd = styled.p`
  font-size: 0.9em;
`;
