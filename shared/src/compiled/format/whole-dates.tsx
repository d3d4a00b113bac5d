import type { ReactNode } from 'react';

const dateInText = /(\d{4}-\d\d-\d\d(?: \d\d:\d\d)?)/;

/** A sentence whose dates stay whole where they fit on a line: browsers would break them at a hyphen. */
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
