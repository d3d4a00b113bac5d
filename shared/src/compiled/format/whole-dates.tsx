import type { ReactNode } from 'react';

/** A date, with the brackets and stops that belong to it. */
const dateInText = /(\S*\d{4}-\d\d-\d\d(?: \d\d:\d\d)?\S*)/;

/**
 * A sentence whose dates stay whole where they fit on a line: browsers would break them at a hyphen. It has several parts: in
 * a button it needs an element around it.
 */
export const wholeDates = (sentence: string): ReactNode =>
  sentence.split(dateInText).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} style={{ display: 'inline-block' }}>
        {part}
      </span>
    ),
  );
