import { useRef, useState } from 'react';
import { undoEntries, useGateway, type QuizKey } from '@console/shared/data';
import { notify } from '@console/shared/ui';
import type { Question } from '../../question';
import { describeRefusal } from '../../question.resource';
import { closeFinished } from '../cut-short/cut-short.resource';
import { endTitle, importResult } from './describe-import';
import type { ReviewedRow } from '../review/reviewed-row';
import type { Review } from '../use-review';
import { createImport, doneOf, type Import, type ImportProgress } from './store-import';

export type StoringState =
  | { readonly is: 'idle' }
  | {
      readonly is: 'storing';
      readonly total: number;
      readonly progress: ImportProgress;
      readonly isStopping: boolean;
    }
  | {
      readonly is: 'ended';
      readonly total: number;
      readonly progress: ImportProgress;
      readonly undo: () => void;
    }
  | {
      readonly is: 'failed';
      readonly total: number;
      readonly progress: ImportProgress;
      readonly reason: string;
      /** `undefined` where nothing was stored. */
      readonly undo: (() => void) | undefined;
    };

const idle: StoringState = { is: 'idle' };

/** Stores the taken rows, with progress. It goes on when the person leaves the screen. */
export function useStoring(quizKey: QuizKey, onComplete: () => void) {
  const gateway = useGateway();
  const [state, setState] = useState<StoringState>(idle);
  const running = useRef<{ work: Import; known: ReadonlySet<string>; controller: AbortController }>(
    undefined,
  );

  const run = async (work: Import, known: ReadonlySet<string>) => {
    const controller = new AbortController();
    running.current = { work, known, controller };
    const { total } = work;
    const undoOf = () => {
      const entry = work.entry();
      return entry && (() => undoEntries(gateway, [entry]));
    };
    const show = (progress: ImportProgress) =>
      setState({ is: 'storing', total, progress, isStopping: controller.signal.aborted });
    show(work.progress());
    try {
      const progress = await work.run({ signal: controller.signal, onProgress: show });
      const undo = undoOf() ?? (() => undefined);
      setState({ is: 'ended', total, progress, undo });
      notify({ title: endTitle(progress, total), message: importResult(progress), undo });
      if (doneOf(progress) < total) return;
      onComplete();
      closeFinished(gateway, quizKey, known).catch((error: unknown) =>
        console.warn('Imports that were cut short were not looked for', error),
      );
    } catch (error) {
      console.error('An import failed', error);
      const progress = work.progress();
      const undo = doneOf(progress) > 0 ? undoOf() : undefined;
      setState({ is: 'failed', total, progress, reason: describeRefusal(error), undo });
    }
  };
  return {
    state,
    store: ({ rows, taken }: Review, here: readonly Question[]) =>
      run(createImport(gateway, quizKey, { taken, seen: here }), knownIn(rows ?? [])),
    /** Goes on where a failure has stopped it. */
    retry: async () => {
      if (running.current) await run(running.current.work, running.current.known);
    },
    /** Stops after the present batch. */
    cancel: () => {
      running.current?.controller.abort();
      setState((before) => (before.is === 'storing' ? { ...before, isStopping: true } : before));
    },
    forget: () => setState(idle),
  };
}

/** The questions of this quiz that rows were found to be. */
const knownIn = (rows: readonly ReviewedRow[]): ReadonlySet<string> =>
  new Set(
    rows.flatMap(({ state }) =>
      state.kind === 'same' || state.kind === 'changed' ? [state.of.question.id] : [],
    ),
  );
