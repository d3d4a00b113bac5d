import { asDataError } from '@console/shared/data';
import { isBlank } from '@console/shared/format';
import type { Question } from '../question';
import { describeRefusal } from '../question.resource';

/** A moved question is written anew, and the database takes no new one with something missing. */
const isComplete = ({ text, options, answer }: Question): boolean =>
  ![text, ...options].some(isBlank) && options.includes(answer);

/** Why a question stands where it was, in words. */
export const notMoved = (question: Question, error: unknown): string =>
  asDataError(error).kind === 'denied' && !isComplete(question)
    ? 'The question is incomplete. Update it, then move it.'
    : describeRefusal(error);
