import { describeFailure, type DataGateway, type EntryKey } from '@console/shared/data';
import { t } from '@console/shared/i18n';
import { dismissToasts, notify, updateToasts, type Toast } from '@console/shared/ui';
import { requireSent } from '../entries/require-sent';
import type { UndoChoices } from './plan-undo';
import type {
  OnUndoProgress,
  Remains,
  Returned,
  UndoOutcome,
  UndoProgress,
  UndoRefusal,
} from './undo-outcome';
import { whileUndoing } from './running-undos';
import { undoEntry } from './undo-entry';
import { askAboutConflicts } from './undo-question';
import { announceReturn } from './returned-question';
import { textsOf, withReturned, type Direction, type UndoTexts } from './undo.messages';

const reasons: Record<UndoRefusal, string> = {
  expired: t('The history keeps actions for 30 days.'),
  begun: t('The quiz has started, so its questions can no longer be changed.'),
  'quiz-deleted': t('The quiz was deleted. Undo its deletion first.'),
  'quiz-used': t(
    'The quiz, its questions or its results were changed or added to. Delete it in the quiz list, which shows how many questions and results it has.',
  ),
  'series-used': t(
    'One of the quizzes was changed, or has questions or results now. You can delete what remains in the quiz list.',
  ),
  gone: t('This was deleted later. Undo the deletion first.'),
  moved: t('The question was deleted or moved again. Undo that first.'),
  final: t('This can’t be undone.'),
};

/** Trying again does not help. */
const copyInstead = t('You can still copy the earlier value from the history.');

/**
 * Undoes actions of the history in this order, asks about conflicts, and says in a toast what came of it, with Redo.
 * Resolves when all is said. Does nothing while one of them is being undone already.
 */
export const requestUndo = (gateway: DataGateway, entries: readonly EntryKey[]): Promise<void> =>
  takeBack(gateway, entries, 'undo');

/** How far actions are taken back, over all attempts. */
type OverallProgress = {
  readonly direction: Direction;
  readonly total: number;
  /** How many are taken back. */
  done: number;
  /** The entries by which they are, the latest first, which is taken back first. */
  taken: EntryKey[];
  /** How far each attempt at the next action came, the latest first. */
  begun: readonly UndoProgress[];
  remains?: Remains | undefined;
  /** What came back, where that was all there was to take back. */
  returned?: Returned | undefined;
};

const takeBack = (gateway: DataGateway, entries: readonly EntryKey[], direction: Direction): Promise<void> =>
  resume(gateway, entries, { direction, total: entries.length, done: 0, taken: [], begun: [] });

const resume = (
  gateway: DataGateway,
  entries: readonly EntryKey[],
  overall: OverallProgress,
): Promise<void> => whileUndoing(entries, () => takeEachBack(gateway, entries, overall));

async function takeEachBack(
  gateway: DataGateway,
  entries: readonly EntryKey[],
  overall: OverallProgress,
): Promise<void> {
  const { direction } = overall;
  for (const [index, key] of entries.entries()) {
    const isLast = index === entries.length - 1;
    try {
      const outcome = await undoWithChoices(gateway, key, overall);
      // The quiz is there as a whole, also where an earlier attempt had deleted it.
      if (outcome.kind === 'refused' && outcome.reason === 'quiz-used') overall.begun = [];
      if (outcome.kind === 'refused') return notify(stopped(overall, reasons[outcome.reason], !isLast));
      // The person has cancelled.
      if (outcome.kind === 'conflict')
        return hasBegun(overall) ? notify(stopped(overall, '', true)) : undefined;
      overall.taken.unshift(...(outcome.entries ?? []));
      overall.done += 1;
      overall.begun = [];
      overall.remains ??= outcome.remains;
      if (overall.total === 1) overall.returned = outcome.returned;
    } catch (error) {
      console.error('An action could not be undone', error);
      const { kind, message } = describeFailure(error);
      if (kind === 'denied') return notify(stopped(overall, `${message} ${copyInstead}`, !isLast));
      const retry = () => void resume(gateway, entries.slice(index), overall);
      return notify({ ...stopped(overall, message, true), [direction]: retry });
    }
  }
  const { taken, remains, returned } = overall;
  if (taken.length === 0)
    return notify(remains === 'quizzes' ? remaining.quizzes : textsOf[direction].nothing);
  const opposite = direction === 'undo' ? 'redo' : 'undo';
  const toast = remains ? remaining[remains] : textsOf[direction].done;
  if (returned) announceReturn(returned);
  const named = returned ? withReturned(toast, returned) : toast;
  // A newer action dismisses it by this key.
  notify({ ...named, key: 'undone', [opposite]: () => void takeBack(gateway, taken, opposite) });
}

/** How long undoing may take before a toast says that it is under way, in milliseconds. */
const lateMs = 1000;

/** Says that undoing is under way when it takes long, and how far it is, until it ends. */
async function sayingLate<T>(
  { running, changes }: UndoTexts,
  undo: (onProgress: OnUndoProgress) => Promise<T>,
): Promise<T> {
  let { message } = underWay;
  const timer = setTimeout(() => notify({ ...underWay, title: running, message }), lateMs);
  try {
    return await undo((progress) => {
      message = `${changes(progress)} ${underWay.message}`;
      updateToasts(underWay.key, message);
    });
  } finally {
    clearTimeout(timer);
    dismissToasts(underWay.key);
  }
}

/** Asks until nothing is in conflict, or the person cancels. What is undone has the entries of all attempts. */
async function undoWithChoices(
  gateway: DataGateway,
  key: EntryKey,
  overall: OverallProgress,
): Promise<UndoOutcome> {
  let choices: UndoChoices = {};
  for (;;) {
    await requireSent(key.seasonId);
    const earlier = overall.begun;
    let latest: UndoProgress | undefined;
    const outcome = await sayingLate(textsOf[overall.direction], (say) => {
      const onProgress = (progress: UndoProgress) => {
        latest = progress;
        overall.begun = progress.done > 0 ? [progress, ...earlier] : earlier;
        say(progress);
      };
      return undoEntry(gateway, key, { choices, onProgress });
    });
    if (outcome.kind === 'undone') {
      const before = earlier.flatMap(({ entries }) => entries);
      const own = outcome.documents > 0 ? [outcome.entry] : [];
      // Where nothing was left to undo, what others did counts only if this person has undone a part.
      const entries = own.length + before.length > 0 ? (outcome.entries ?? own) : [];
      return { ...outcome, entries: eachOnce([...entries, ...before]) };
    }
    if (outcome.kind === 'refused') {
      // It has counted all again: a quiz may be back that an earlier attempt had deleted.
      if (outcome.reason === 'series-used' && latest) overall.begun = latest.done > 0 ? [latest] : [];
      return outcome;
    }
    const { direction } = overall;
    const answer = await askAboutConflicts({
      ...{ direction, conflicts: outcome.conflicts },
      begun: furthest(overall),
    });
    if (!answer) return outcome;
    choices = { ...choices, ...answer };
  }
}

const eachOnce = (entries: readonly EntryKey[]): readonly EntryKey[] => [
  ...new Map(entries.map((entry) => [entry.entryId, entry])).values(),
];

/** A further attempt begins at the first change again, and may be stopped before it is where another one was. */
const furthest = ({ begun }: OverallProgress): UndoProgress | undefined =>
  [...begun].sort((one, other) => other.done - one.done)[0];

const hasBegun = ({ done, begun }: OverallProgress): boolean => done > 0 || begun.length > 0;

/** What is said of a copied or restored season. */
const remaining: Record<Remains, Toast> = {
  season: {
    title: t('Undone'),
    message: t('Its content is deleted. The season itself can’t be deleted, so it was deactivated.'),
  },
  'active-season': {
    title: t('Undone'),
    message: t(
      'Its content is deleted. The season is still active: ask a Manager or Admin to deactivate it.',
    ),
    tone: 'info',
  },
  quizzes: {
    title: t('Partly undone'),
    message: t('Quizzes were changed or added since. Delete them in the quiz list, then undo again.'),
    tone: 'info',
  },
};

const underWay = {
  key: 'undoing',
  message: t('You can leave. Finish this later in the quiz list or the history.'),
  tone: 'info',
  isOngoing: true,
} as const;

/** What stopped an undo, how far it had come, and whether the rest may be undone later. */
function stopped(overall: OverallProgress, reason: string, canGoOn: boolean): Toast {
  const { notDone, partly, actions, changes, rest } = textsOf[overall.direction];
  if (!hasBegun(overall)) return { title: notDone, message: reason, tone: 'danger' };
  const begun = furthest(overall);
  const extent = overall.done > 0 || !begun ? actions(overall) : changes(begun);
  return {
    title: partly,
    message: [extent, reason, canGoOn ? rest : ''].filter(Boolean).join(' '),
    tone: 'info',
  };
}
