import { identityOf, movedId } from './question-id';

type Identified = { id: string };

/** A question that gets another id, and with it another place. */
export type Renaming = { from: string; to: string };

/** The question with this id or, where there is none, the one that had it before it was moved. */
export function findQuestion<Q extends Identified>(questions: readonly Q[], id: string): Q | undefined {
  const found = questions.find((question) => question.id === id);
  if (found) return found;
  const [moved, another] = questions.filter((question) => identityOf(question.id) === identityOf(id));
  return another ? undefined : moved;
}

/**
 * The ids that bring the question at `from` to the place `to`. It is the first of them, and the only one unless nothing
 * fits between the ids of its new neighbours: then the next ones make room.
 */
export function planMove(questions: readonly Identified[], from: number, to: number): Renaming[] {
  const ids = questions.map(({ id }) => id);
  const rest = ids.toSpliced(from, 1);
  for (let end = to; end <= rest.length; end += 1) {
    const moving = [...ids.slice(from, from + 1), ...rest.slice(to, end)];
    const plan = fitted(moving, rest[to - 1] ?? '', rest[end]);
    if (plan) return plan;
  }
  return [];
}

/** These one after the other between two others, if there is room. */
function fitted(ids: readonly string[], before: string, after: string | undefined): Renaming[] | undefined {
  let last = before;
  const plan: Renaming[] = [];
  for (const id of ids) {
    const to = movedId(id, last, after);
    if (to === undefined) return undefined;
    plan.push({ from: id, to });
    last = to;
  }
  return plan;
}

/** The questions as they stand once they have these ids. */
export function renamed<Q extends Identified>(
  questions: readonly Q[],
  plans: readonly Renaming[][],
): readonly Q[] {
  if (plans.length === 0) return questions;
  const idOf = (id: string) =>
    plans.reduce((current, plan) => plan.find(({ from }) => from === current)?.to ?? current, id);
  return questions
    .map((question) =>
      idOf(question.id) === question.id ? question : { ...question, id: idOf(question.id) },
    )
    .sort(byId);
}

/** By these a question is the same on the screen wherever it stands: identities, or ids where identities are alike. */
export function keysOf(questions: readonly Identified[]): string[] {
  const identities = questions.map(({ id }) => identityOf(id));
  const [once, often] = [new Set<string>(), new Set<string>()];
  for (const identity of identities) (once.has(identity) ? often : once).add(identity);
  return questions.map(({ id }, index) => {
    const identity = identities[index] ?? id;
    return often.has(identity) ? id : identity;
  });
}

/** The database's own order. */
export const byId = (a: Identified, b: Identified): number => (a.id < b.id ? -1 : 1);
