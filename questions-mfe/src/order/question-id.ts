import { newId } from '@console/shared/data';
import { questionIdAfter } from '@console/shared/model';

export { movedId } from '@console/shared/model';

/** Returns an id for a new question that is greater than all `known` ids of its quiz, in any order. */
export const newQuestionId = (known: readonly string[], now = Date.now()): string =>
  questionIdAfter(known, newId(), now);
