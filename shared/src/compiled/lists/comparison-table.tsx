import type { ReactNode } from 'react';
import * as Styled from './comparison-table.styles';

/** One field with its two values. */
export type ComparedField = {
  readonly field: string;
  readonly label: string;
  readonly before: ReactNode;
  readonly after: ReactNode;
};

type Props = {
  /** What each column has, as `['Field', 'Before', 'After']`. */
  headings: readonly [field: string, before: string, after: string];
  caption?: string;
  fields: readonly ComparedField[];
};

/**
 * Two values of each field beside each other; on a phone below each other. Table, rows and cells have roles, which
 * browsers drop where CSS displays them as blocks.
 */
export const ComparisonTable = ({ headings, caption, fields }: Props) => (
  <Styled.Table role="table">
    {caption !== undefined && <caption dir="auto">{caption}</caption>}
    <thead role="rowgroup">
      <tr role="row">
        {headings.map((heading) => (
          <th key={heading} role="columnheader" scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {fields.map(({ field, label, before, after }) => (
        <tr key={field} role="row">
          <th role="rowheader" scope="row">
            {label}
          </th>
          <td role="cell" dir="auto" translate="no" data-label={headings[1]}>
            {before}
          </td>
          <td role="cell" dir="auto" translate="no" data-label={headings[2]}>
            {after}
          </td>
        </tr>
      ))}
    </tbody>
  </Styled.Table>
);
