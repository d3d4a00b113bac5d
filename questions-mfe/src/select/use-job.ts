import { useRef, useState } from 'react';
import { asDataError, undoEntries, useGateway } from '@console/shared/data';
import { notify } from '@console/shared/ui';
import { describeRefusal } from '../question.resource';
import { describeOutcome, type JobKind } from './describe-job';
import type { Job } from '../copy/job';

type Running = { readonly kind: JobKind; readonly prepare: () => Promise<Job>; readonly onDone: () => void };

/** Runs an action on several questions, one at a time, and says what came of it. */
export function useJob() {
  const gateway = useGateway();
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState<{ readonly reason: string; readonly isEnded: boolean }>();
  const job = useRef<Job>(undefined);
  const running = useRef<Running>(undefined);

  const run = async () => {
    if (!running.current) return;
    const { kind, prepare, onDone } = running.current;
    setFailure(undefined);
    setShare(0);
    try {
      job.current ??= await prepare();
      const { current } = job;
      const outcome = await current.run(setShare);
      const undo = outcome.done.length > 0 ? () => undoEntries(gateway, current.entries()) : undefined;
      notify({ ...describeOutcome(kind, outcome), undo });
      running.current = undefined;
      onDone();
    } catch (error) {
      console.error('An action on several questions failed', error);
      setFailure({ reason: describeRefusal(error), isEnded: asDataError(error).kind === 'ended' });
    }
    setShare(undefined);
  };

  return {
    /** How much is done, from 0 to 1; `undefined` while nothing runs. */
    share,
    /** Why it has stopped, in words, and whether somebody has ended it, so that it cannot go on. */
    failure,
    start: async (next: Running) => {
      if (share !== undefined) return;
      [running.current, job.current] = [next, undefined];
      await run();
    },
    /** Goes on where a failure has stopped it: nothing is done twice. */
    retry: run,
    /** Takes back what was done before a failure. */
    giveUp: () => {
      const entries = job.current?.entries() ?? [];
      if (entries.length > 0) undoEntries(gateway, entries);
      [running.current, job.current] = [undefined, undefined];
      setFailure(undefined);
    },
  };
}
