import { isBlank, truncate } from '@console/shared/format';

/** The most characters of a text that a screen shows: a longer one would block the page. */
const most = 2000;

/** A text of the contest for display; `none` where it is blank. */
export const shownText = (text: string, none = ''): string => (isBlank(text) ? none : truncate(text, most));
