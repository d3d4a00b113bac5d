import { isBlank, nameOf, takeCharacters, truncate } from '@console/shared/format';
import type { Toast } from '@console/shared/ui';
import { t } from './i18n';
import type { Question } from './question';

/**
 * The longest question, in characters, that the console lets the database store: a longer one would block the
 * page.
 */
const longest = 2000;

/** A question's short name. */
export const questionName = ({ text }: Question): string => nameOf(text, t('No question text'));

/** The beginning of a question in quotes, for a sentence about it. */
export function quotedQuestion(question: Question): string {
  const { text, cut } = takeCharacters(questionName(question));
  return `“${text}${cut ? '…' : ''}”`;
}

/** The toasts after a save. */
export const questionAdded = (question: Question): Toast => ({
  title: t('Question added'),
  message: t('{question} was added.', { question: quotedQuestion(question) }),
});
export const questionUpdated = (question: Question): Toast => ({
  title: t('Question updated'),
  message: t('{question} was updated.', { question: quotedQuestion(question) }),
});

/** The toasts after a deletion. */
export const questionDeleted = (question: Question): Toast => ({
  title: t('Question deleted'),
  message: t('{question} was deleted.', { question: quotedQuestion(question) }),
});
export const questionMissing = (): Toast => ({
  title: t('This question no longer exists'),
  message: t('Someone may have deleted it.'),
  tone: 'info',
});
export const questionNotDeleted = (question: Question, reason: string): Toast => ({
  title: t('Question not deleted'),
  message: t('{question} was not deleted. {reason}', { question: quotedQuestion(question), reason }),
  tone: 'danger',
});

/** Returns a text of a question for display; `none` when it is blank. */
export const displayText = (text: string, none: string): string =>
  isBlank(text) ? none : truncate(text, longest);
