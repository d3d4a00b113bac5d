import type { Quiz, Season } from '@console/shared/model';
import { truncate } from './truncate';

/** The longest real name is far shorter: what goes beyond is a slip, and would bury or stall the page. */
const longestName = 300;

/** Something the eye can see: a text may hold nothing but characters without a width. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Characters that would turn the direction of the words that follow a name. */
const turns = /[\u202a-\u202e\u2066-\u2069]/g;

/** Whether a text has nothing to see. */
export const isBlank = (text: string): boolean => !visible.test(text);

/** A stored name as it can stand in any sentence: bounded, within itself, and something else where it is blank. */
export const nameOf = (text: string, unnamed: string): string =>
  isBlank(text) ? unnamed : truncate(text, longestName).replace(turns, '');

/** What a season is called wherever it is named. */
export const seasonName = ({ name }: Season): string => nameOf(name, 'Unnamed season');

/** What a quiz is called wherever it is named. */
export const quizName = ({ title }: Quiz): string => nameOf(title, 'Untitled quiz');
