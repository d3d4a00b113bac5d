import { t } from '@console/shared/i18n';
import type { Quiz, Season } from '@console/shared/model';
import { truncate } from './truncate';

/**
 * The maximum length of a displayed name. Real names are far shorter; longer ones are mistakes and would overflow or
 * slow down the page.
 */
const maxNameLength = 300;

/** A visible character: a text may consist of zero-width characters only. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Characters that would change the text direction after a name. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;

/** Whether a text has no visible characters. */
export const isBlank = (text: string): boolean => !visible.test(text);

/**
 * A stored name for use in a sentence: limited in length, without characters that change the text direction, and
 * `unnamed` when blank.
 */
export const nameOf = (text: string, unnamed: string): string =>
  isBlank(text) ? unnamed : truncate(text, maxNameLength).replace(directionMarks, '');

/** The displayed name of a season. */
export const seasonName = ({ name }: Pick<Season, 'name'>): string => nameOf(name, t('Unnamed season'));

/** The displayed name of a quiz. */
export const quizName = ({ title }: Quiz): string => nameOf(title, t('Untitled quiz'));
