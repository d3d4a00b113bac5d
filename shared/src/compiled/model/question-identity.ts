/*
 * The id of a question is its place among the others, and ends with nine characters that a move keeps.
 * docs/decisions/0023-question-ids-carry-the-order.md
 */

const identityLength = 9;

/** The part of a question's id that a move keeps: its last nine characters. */
export const identityOf = (id: string): string =>
  [...id].slice(-identityLength).join('').padStart(identityLength, '0');

/** Returns the question with this id or, without one, the question that had the id before a move. */
export function findQuestion<Q extends { id: string }>(questions: readonly Q[], id: string): Q | undefined {
  const found = questions.find((question) => question.id === id);
  if (found) return found;
  const [moved, another] = questions.filter((question) => identityOf(question.id) === identityOf(id));
  return another ? undefined : moved;
}
