import { isBlank, nameOf, truncate } from '@console/shared/format';
import type { Question } from './question';

/** The longest question that the database takes from a console: what goes beyond would stall the page. */
const longest = 2000;

/** A question where it is only named. */
export const questionName = ({ text }: Question): string => nameOf(text, 'No question text');

/** A text of a question, to be read; `none` where there is nothing to read. */
export const displayText = (text: string, none: string): string =>
  isBlank(text) ? none : truncate(text, longest);
