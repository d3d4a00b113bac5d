type Measured = { readonly measure: string };

/** The measure of rows that do not follow a plain load: after a press, a release or a week. */
export const toRows = (what: string): string => `${what}, to rows (ms)`;

/** The measures of each section of the report; each measure is of one of them, or of the work in a long list. */
export const isOfPage = ({ measure }: Measured): boolean => measure.startsWith('/');
export const isGrowth = ({ measure }: Measured): boolean => /^[\d,]+ seasons: /.test(measure);
export const isToRows = ({ measure }: Measured): boolean => measure.endsWith(toRows(''));
export const isOfLongList = (row: Measured): boolean =>
  [isOfPage, isGrowth, isToRows].every((isOther) => !isOther(row));
