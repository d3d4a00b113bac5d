import { identityOf } from '@console/shared/model';
import { movedId } from './question-id';

type Identified = { id: string };

/** A question's change of id, and with it of place. */
export type Renaming = { from: string; to: string };

/**
 * Returns the renamings that bring the question at `from` to the index `to`. Its own comes first and is the
 * only one unless no id fits between its new neighbours: then the next questions are moved as well.
 */
export function planMove(questions: readonly Identified[], from: number, to: number): Renaming[] {
  const ids = questions.map(({ id }) => id);
  const others = ids.toSpliced(from, 1);
  for (let end = to; end <= others.length; end += 1) {
    const moving = [...ids.slice(from, from + 1), ...others.slice(to, end)];
    const plan = fitted(moving, others[to - 1] ?? '', others[end]);
    if (plan) return plan;
  }
  return [];
}

/** Fits these ids one after the other between two others, if there is room. */
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

/** Returns the questions in their order after these renamings. */
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

/** React keys that a move does not change: identities, or ids where identities are equal. */
export function keysOf(questions: readonly Identified[]): string[] {
  const identities = questions.map(({ id }) => identityOf(id));
  const [once, often] = [new Set<string>(), new Set<string>()];
  for (const identity of identities) (once.has(identity) ? often : once).add(identity);
  return questions.map(({ id }, index) => {
    const identity = identities[index] ?? id;
    return often.has(identity) ? id : identity;
  });
}

/** The order of the database. */
export const byId = (a: Identified, b: Identified): number => (a.id < b.id ? -1 : 1);
