import { asDataError } from '@console/shared/data';
import { isBlank } from '@console/shared/format';
import type { Toast } from '@console/shared/ui';
import { t } from '../i18n';
import type { Question } from '../question';
import { describeRefusal } from '../question.resource';

/** A moved question is created under a new id, and the rules refuse a new question with empty fields. */
const isComplete = ({ text, options, answer }: Question): boolean =>
  ![text, ...options].some(isBlank) && options.includes(answer);

/** The toast after moves, the last of which is described by `message`. */
export const moved = (count: number, message: string): Toast => ({
  title: t('Order changed'),
  message:
    count === 1 ? message : t('{count} moves are saved. Undo reverts all of them.', { count: String(count) }),
});

/** Returns a message why a question was not moved. */
export const notMoved = (question: Question, error: unknown): string =>
  asDataError(error).kind === 'denied' && !isComplete(question)
    ? t('The question is incomplete. Update it, then move it.')
    : describeRefusal(error);
