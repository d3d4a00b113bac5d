import { newId, type DataGateway, type EntryKey, type RecordedAction } from '@console/shared/data';
import type { LargeAction } from '@console/shared/history';
import type { Question } from '../question';

/** What became of some questions: those that others have changed, or that the console cannot keep, are left alone. */
export type Outcome = { readonly done: readonly Question[]; readonly left: readonly Question[] };

/** One transaction of a phase. */
export type Step = (part: RecordedAction) => Promise<Outcome>;

/** What becomes one entry of a season's history. */
export type Phase = LargeAction & { readonly steps: readonly Step[] };

/** An action on several questions, which goes on where it was stopped if it is run again. */
export type Job = {
  /** @throws DataError */
  run(onProgress: (share: number) => void): Promise<Outcome>;
  /** Its entries in the history as far as it has come, the latest first. */
  entries(): readonly EntryKey[];
};

/** Prepares phases that run one after the other. The outcome is that of the last one, with all that was left. */
export function createJob(gateway: DataGateway, phases: readonly Phase[]): Job {
  const states = phases.map(({ steps, ...action }) => ({
    // The id is fixed, so that a beginning whose answer was lost is not stored a second time.
    action: { entryId: newId(), ...action },
    waiting: [...steps],
    ...nothingYet(),
  }));
  const total = phases.reduce((sum, { steps }) => sum + steps.length, 0);

  return {
    entries: () => states.flatMap(({ part }) => part?.entry ?? []).reverse(),
    async run(onProgress) {
      const { inOneEntry, requireSent, resumeEntry } = await import('@console/shared/history');
      // Before anything is stored: what is moved to another season is copied there first.
      for (const { action, waiting } of states) if (waiting.length > 0) await requireSent(action.seasonId);
      for (const state of states) {
        const runRest = async (part: RecordedAction) => {
          state.part = part;
          for (let [step] = state.waiting; step; [step] = state.waiting) {
            const { done, left } = await step(part);
            state.done.push(...done);
            state.left.push(...left);
            state.waiting.shift();
            const waiting = states.reduce((sum, each) => sum + each.waiting.length, 0);
            onProgress((total - waiting) / total);
          }
        };
        const { part } = state;
        if (!part) await inOneEntry(gateway, state.action, runRest);
        else if (part.entry && state.waiting.length > 0)
          await resumeEntry(gateway, part.entry, () => runRest(part));
      }
      return { done: states.at(-1)?.done ?? [], left: states.flatMap(({ left }) => left) };
    },
  };
}

const nothingYet = (): { part: RecordedAction | undefined; done: Question[]; left: Question[] } => ({
  part: undefined,
  done: [],
  left: [],
});
