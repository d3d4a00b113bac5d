import { createAction, inBatches, type Action, type Phase } from '@console/shared/actions';
import type { DataGateway } from '@console/shared/data';
import type { LargeAction } from '@console/shared/history';
import type { Question } from '../question';

/** What became of some questions: those that others have changed, or that the console cannot keep, are left alone. */
export type Outcome = { readonly done: readonly Question[]; readonly left: readonly Question[] };

/** A question and the id of its copy, which is fixed before the first attempt, so that no retry copies it twice. */
export type PlannedCopy = { readonly question: Question; readonly id: string };

/** What is done with some questions, as one entry of the history. */
export type QuestionsPhase = {
  readonly entry: LargeAction;
  readonly store: Phase<readonly PlannedCopy[], Outcome>['store'];
};

/** An action on several questions. */
export type QuestionsAction = Action & {
  readonly outcome: () => Outcome;
  /** How many a phase before the last one has copied. */
  readonly copied: () => number;
};

/** So many of the longest questions, with what they were before, fit into one part of an entry of the history. */
const most = 20;

/** Prepares phases that run one after the other, each with the questions that the one before has not left alone. */
export function questionsAction(
  gateway: DataGateway,
  planned: readonly PlannedCopy[],
  phases: readonly QuestionsPhase[],
): QuestionsAction {
  const done = phases.map((): Question[] => []);
  const left: Question[] = [];
  let settled = 0;
  function* batchesOf(index: number) {
    const before = done[index - 1];
    yield* inBatches(before ? planned.filter(({ question }) => before.includes(question)) : planned, {
      most,
    });
  }
  const action = createAction(gateway, {
    phases: phases.map(({ entry, store }, index): Phase<readonly PlannedCopy[], Outcome> => ({
      entry: () => entry,
      store,
      batches: batchesOf(index),
      onStored: (outcome, batch) => {
        done[index]?.push(...outcome.done);
        left.push(...outcome.left);
        settled += batch.length;
      },
    })),
    progress: () => ({ done: settled, total: planned.length * phases.length }),
  });
  return {
    ...action,
    outcome: () => ({ done: done.at(-1) ?? [], left }),
    copied: () => done.at(-2)?.length ?? 0,
  };
}
