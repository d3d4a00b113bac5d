import { useRef, useState } from 'react';
import { asDataError, undoEntries, useGateway, type DataGateway, type QuizKey } from '@console/shared/data';
import { notify } from '@console/shared/ui';
import type { Question } from '../../question';
import { describeRefusal, questionsOf } from '../../question.resource';
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
      /** How many rows of the source remain in the review. */
      readonly remaining: number;
      readonly undo: (() => void) | undefined;
    }
  | {
      readonly is: 'failed';
      readonly total: number;
      readonly progress: ImportProgress;
      readonly reason: string;
      /** Whether somebody has undone or ended it, after which nothing more is stored of it. */
      readonly isEnded: boolean;
      /** `undefined` where nothing was stored. */
      readonly undo: (() => void) | undefined;
    };

const idle: StoringState = { is: 'idle' };

type Running = {
  readonly work: Import;
  /** The questions of the quiz that rows were found to be. */
  readonly known: ReadonlySet<string>;
  /** How many rows are not stored before. */
  readonly open: number;
  readonly controller: AbortController;
};

/** Stores the taken rows, with progress. It goes on when the person leaves the screen. */
export function useStoring(quizKey: QuizKey) {
  const gateway = useGateway();
  const [state, setState] = useState<StoringState>(idle);
  const running = useRef<Running>(undefined);

  const run = async ({ work, known, open }: Omit<Running, 'controller'>) => {
    const controller = new AbortController();
    running.current = { work, known, open, controller };
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
      await arrival(gateway, quizKey, work.lastAdded());
      const undo = undoOf();
      const remaining = open - progress.added - progress.changed - progress.present;
      setState({ is: 'ended', total, progress, remaining, undo });
      const message = importResult(progress, remaining);
      notify({ title: endTitle(progress, total), message, ...(undo && { undo }) });
      if (doneOf(progress) < total) return;
      closeFinished(gateway, quizKey, known).catch((error: unknown) =>
        console.warn('Imports that were cut short were not looked for', error),
      );
    } catch (error) {
      console.error('An import failed', error);
      const progress = work.progress();
      const isEnded = asDataError(error).kind === 'ended';
      const undo = doneOf(progress) > 0 ? undoOf() : undefined;
      setState({ is: 'failed', total, progress, reason: describeRefusal(error), isEnded, undo });
    }
  };
  return {
    state,
    store: ({ rows, taken }: Review, here: readonly Question[]) =>
      run({
        work: createImport(gateway, quizKey, { taken, seen: here }),
        known: knownIn(rows ?? []),
        open: (rows ?? []).filter(({ state: { kind } }) => kind !== 'same').length,
      }),
    /** Goes on where a failure has stopped it. */
    retry: async () => {
      if (running.current) await run(running.current);
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

const longestWaitMs = 3000;

/** Waits until the lists of questions have a new one: compared with an older list, its row would be new again. */
function arrival(gateway: DataGateway, quizKey: QuizKey, id: string | undefined): Promise<void> {
  if (id === undefined) return Promise.resolve();
  return new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, longestWaitMs);
    const stop = gateway.watch(questionsOf(quizKey).query, ({ id: found }) => found, {
      next: ({ documents }) => documents.includes(id) && end(),
      failed: end,
    });
  });
}
