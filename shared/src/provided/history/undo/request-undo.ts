import { describeFailure, type DataGateway, type EntryKey } from '@console/shared/data';
import { t } from '@console/shared/i18n';
import { dismissToasts, notify, updateToasts, type Toast } from '@console/shared/ui';
import { countsOf } from './counts-of';
import type { UndoChoices } from './plan-undo';
import type { BegunUndo, Remains, UndoOutcome, UndoRefusal } from './undo';
import { whileUndoing } from './running-undos';
import { undoEntry, type UndoOptions } from './undo-entry';
import { askAboutConflicts } from './undo-question';

const reasons: Record<UndoRefusal, string> = {
  expired: t('The history keeps actions for 30 days.'),
  begun: t('The quiz has started, so its questions can no longer be changed.'),
  'quiz-deleted': t('The quiz was deleted. Undo its deletion first.'),
  'quiz-used': t(
    'The quiz, its questions or its results were changed or added to. Delete it in the quiz list, which shows how many questions and results it has.',
  ),
  'series-used': t(
    'One of the quizzes was changed, or has questions or results now. To remove the others, delete them in the quiz list.',
  ),
  gone: t('This was deleted later. Undo the deletion first.'),
  moved: t('The question was deleted or moved again. Undo that first.'),
  final: t('This can’t be undone.'),
};

/** Trying again does not help. */
const deniedReason = t(
  'The earlier value can’t be saved any more, for example because it’s too long or you no longer host this season. You can still copy it from the history.',
);

/**
 * Undoes actions of the history in this order, asks about conflicts, and says in a toast what came of it, with Redo.
 * Resolves when all is said. Does nothing while one of them is being undone already.
 */
export const requestUndo = (gateway: DataGateway, entries: readonly EntryKey[]): Promise<void> =>
  takeBack(gateway, entries, 'undo');

/** Redo takes an undo back, which is an action, too. */
type Direction = 'undo' | 'redo';

const takeBack = (gateway: DataGateway, entries: readonly EntryKey[], direction: Direction): Promise<void> =>
  whileUndoing(entries, () => takeEachBack(gateway, entries, direction));

async function takeEachBack(
  gateway: DataGateway,
  entries: readonly EntryKey[],
  direction: Direction,
): Promise<void> {
  /** The latest first, which is taken back first. */
  const taken: EntryKey[] = [];
  let remains: Remains | undefined;
  for (const key of entries) {
    try {
      const outcome = await undoWithChoices(gateway, key);
      if (outcome.kind === 'refused') return notify(stoppedBy(reasons[outcome.reason], outcome.begun));
      // The person has cancelled.
      if (outcome.kind === 'conflict') return outcome.begun && notify(stoppedBy('', outcome.begun));
      if (outcome.documents > 0) taken.unshift(...(outcome.entries ?? [outcome.entry]));
      remains ??= outcome.remains;
    } catch (error) {
      console.error('An action could not be undone', error);
      const { kind, message } = describeFailure(error);
      if (kind === 'denied') return notify(notUndone(deniedReason));
      return notify({ ...notUndone(message), [direction]: () => void takeBack(gateway, [key], direction) });
    }
  }
  if (taken.length === 0) return notify(remains === 'quizzes' ? remaining.quizzes : nothingToUndo);
  const opposite = direction === 'undo' ? 'redo' : 'undo';
  const toast = remains ? remaining[remains] : done[direction];
  notify({ ...toast, [opposite]: () => void takeBack(gateway, taken, opposite) });
}

/** How long undoing may take before a toast says that it is under way, in milliseconds. */
const lateMs = 1000;

/** Says that undoing is under way when it takes long, and how far it is, until it ends. */
async function sayingLate<T>(undo: (onProgress: UndoOptions['onProgress']) => Promise<T>): Promise<T> {
  let { message } = underWay;
  const timer = setTimeout(() => notify({ ...underWay, message }), lateMs);
  try {
    return await undo((done, total) => {
      message = `${t('Undone: {done} of {total}.', { done: String(done), total: String(total) })} ${underWay.message}`;
      updateToasts(underWay.key, message);
    });
  } finally {
    clearTimeout(timer);
    dismissToasts(underWay.key);
  }
}

/** Asks until nothing is in conflict, or the person cancels. */
async function undoWithChoices(gateway: DataGateway, key: EntryKey): Promise<UndoOutcome> {
  let choices: UndoChoices = {};
  const begun: BegunUndo[] = [];
  for (;;) {
    const outcome = await sayingLate((onProgress) => undoEntry(gateway, key, { choices, onProgress }));
    if (outcome.kind === 'undone' && begun.length > 0)
      return {
        ...outcome,
        documents: begun.reduce((sum, { done }) => sum + done, outcome.documents),
        entries: [outcome.entry, ...begun.map(({ entry }) => entry)],
      };
    if (outcome.kind !== 'conflict') return outcome;
    if (outcome.begun) begun.unshift(outcome.begun);
    const answer = await askAboutConflicts(outcome);
    if (!answer) return outcome;
    choices = { ...choices, ...answer };
  }
}

const done: Record<Direction, Toast> = {
  undo: { title: t('Undone'), message: t('Undone. Other people’s later changes are kept.') },
  redo: { title: t('Redone'), message: t('Action redone.') },
};

/** What is said of a copied season. */
const remaining: Record<Remains, Toast> = {
  season: {
    title: t('Undone'),
    message: t('The copied content is deleted. The season itself can’t be deleted, so it was deactivated.'),
  },
  'active-season': {
    title: t('Undone'),
    message: t(
      'The copied content is deleted. The season is still active: ask a Manager or Admin to deactivate it.',
    ),
    tone: 'info',
  },
  quizzes: {
    title: t('Partly undone'),
    message: t(
      'Quizzes were changed or added after the copy. Delete them in the quiz list, then undo again.',
    ),
    tone: 'info',
  },
};

const underWay = {
  key: 'undoing',
  title: t('Undoing…'),
  message: t('You can leave. Finish this later in the quiz list or the history.'),
  tone: 'info',
  isOngoing: true,
} satisfies Toast;

const nothingToUndo: Toast = {
  title: t('Nothing to undo'),
  message: t('Already undone.'),
  tone: 'info',
};

/** What stopped an undo, and how far it had come. */
const stoppedBy = (reason: string, begun: BegunUndo | undefined): Toast =>
  begun
    ? {
        title: t('Partly undone'),
        message:
          `${reason} ${t('{done} of {total} changes are undone. Undo the action again in the history to undo the rest.', countsOf(begun))}`.trim(),
        tone: 'info',
      }
    : notUndone(reason);

const notUndone = (reason: string): Toast => ({ title: t('Not undone'), message: reason, tone: 'danger' });
