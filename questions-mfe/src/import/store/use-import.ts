import { useAction, type ActionState } from '@console/shared/actions';
import { useGateway, type DataGateway, type QuizKey } from '@console/shared/data';
import { t } from '../../i18n';
import type { Question } from '../../question';
import { describeRefusal, questionsOf } from '../../question.resource';
import { closeFinished } from '../interrupted/interrupted.resource';
import type { ReviewedRow } from '../review/reviewed-row';
import type { Review } from '../use-review';
import { endTitle, importResult } from './describe-import';
import { createImport, type Import } from './store-import';

/** An import, and what the review says of its rows. */
export type ReviewedImport = Import & {
  /** The questions of the quiz that rows were found to be. */
  readonly known: ReadonlySet<string>;
  /** How many rows of the source remain in the review. */
  readonly remaining: () => number;
};

/** Stores the rows that are taken, with progress. It goes on when the person leaves the screen. */
export function useImport(quizKey: QuizKey) {
  const gateway = useGateway();
  const action = useAction<ReviewedImport>({
    id: 'import',
    describe: ({ result, remaining }, end) => ({
      title: endTitle(end),
      message: importResult(result(), remaining()),
    }),
    isSaidOnScreen: () => true,
    reasonOf: describeRefusal,
    interrupted: { title: t('Import interrupted') },
    afterRun: async ({ lastAdded, known }, end) => {
      await arrival(gateway, quizKey, lastAdded());
      if (end === 'done')
        closeFinished(gateway, quizKey, known).catch((error: unknown) =>
          console.warn('Imports that were interrupted were not looked for', error),
        );
    },
  });
  return {
    ...action,
    store: ({ rows = [], taken }: Review, seen: readonly Question[]) =>
      action.start(() => reviewedImport(createImport(gateway, quizKey, { taken, seen }), rows)),
  };
}

/** Whether an import has failed: its rows stay as they were, to be stored again. */
export const hasFailed = (state: ActionState): boolean =>
  state.kind === 'stopped' && state.reason !== undefined;

function reviewedImport(one: Import, rows: readonly ReviewedRow[]): ReviewedImport {
  const open = rows.filter(({ state: { kind } }) => kind !== 'same').length;
  const known = rows.flatMap(({ state }) =>
    state.kind === 'same' || state.kind === 'changed' ? [state.of.question.id] : [],
  );
  const remaining = () => {
    const { added, changed, present } = one.result();
    return open - added - changed - present;
  };
  return { ...one, known: new Set(known), remaining };
}

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
