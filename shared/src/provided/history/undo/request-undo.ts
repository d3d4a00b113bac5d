import { describeFailure, type DataGateway, type EntryKey } from '@console/shared/data';
import { t } from '@console/shared/i18n';
import { dismissToasts, notify, updateToasts, type Toast } from '@console/shared/ui';
import { countsOf } from './counts-of';
import type { UndoChoices } from './plan-undo';
import type { OnUndoProgress, Remains, UndoOutcome, UndoProgress, UndoRefusal } from './undo';
import { whileUndoing } from './running-undos';
import { undoEntry } from './undo-entry';
import { askAboutConflicts } from './undo-question';

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

/** How far actions are taken back, over all attempts. */
type Course = {
  readonly total: number;
  /** How many are taken back. */
  done: number;
  /** The entries by which they are, the latest first, which is taken back first. */
  taken: EntryKey[];
  /** How far each attempt at the next action came, the latest first. */
  begun: readonly UndoProgress[];
  remains?: Remains | undefined;
};

const takeBack = (
  gateway: DataGateway,
  entries: readonly EntryKey[],
  direction: Direction,
  course: Course = { total: entries.length, done: 0, taken: [], begun: [] },
): Promise<void> => whileUndoing(entries, () => takeEachBack(gateway, entries, direction, course));

async function takeEachBack(
  gateway: DataGateway,
  entries: readonly EntryKey[],
  direction: Direction,
  course: Course,
): Promise<void> {
  for (const [index, key] of entries.entries()) {
    const isLast = index === entries.length - 1;
    try {
      const outcome = await undoWithChoices(gateway, key, course);
      if (outcome.kind === 'refused') return notify(stopped(course, reasons[outcome.reason], !isLast));
      // The person has cancelled.
      if (outcome.kind === 'conflict')
        return hasBegun(course) ? notify(stopped(course, '', true)) : undefined;
      course.taken.unshift(...(outcome.entries ?? []));
      course.done += 1;
      course.begun = [];
      course.remains ??= outcome.remains;
    } catch (error) {
      console.error('An action could not be undone', error);
      const { kind, message } = describeFailure(error);
      if (kind === 'denied') return notify(stopped(course, deniedReason, !isLast));
      const retry = () => void takeBack(gateway, entries.slice(index), direction, course);
      return notify({ ...stopped(course, message, true), [direction]: retry });
    }
  }
  const { taken, remains } = course;
  if (taken.length === 0) return notify(remains === 'quizzes' ? remaining.quizzes : nothingToUndo);
  const opposite = direction === 'undo' ? 'redo' : 'undo';
  const toast = remains ? remaining[remains] : done[direction];
  notify({ ...toast, [opposite]: () => void takeBack(gateway, taken, opposite) });
}

/** How long undoing may take before a toast says that it is under way, in milliseconds. */
const lateMs = 1000;

/** Says that undoing is under way when it takes long, and how far it is, until it ends. */
async function sayingLate<T>(undo: (onProgress: OnUndoProgress) => Promise<T>): Promise<T> {
  let { message } = underWay;
  const timer = setTimeout(() => notify({ ...underWay, message }), lateMs);
  try {
    return await undo((progress) => {
      message = `${t('Undone: {done} of {total}.', countsOf(progress))} ${underWay.message}`;
      updateToasts(underWay.key, message);
    });
  } finally {
    clearTimeout(timer);
    dismissToasts(underWay.key);
  }
}

/** Asks until nothing is in conflict, or the person cancels. What is undone has the entries of all attempts. */
async function undoWithChoices(gateway: DataGateway, key: EntryKey, course: Course): Promise<UndoOutcome> {
  let choices: UndoChoices = {};
  for (;;) {
    const earlier = course.begun;
    const outcome = await sayingLate((say) => {
      const onProgress = (progress: UndoProgress) => {
        if (progress.done > 0) course.begun = [progress, ...earlier];
        say(progress);
      };
      return undoEntry(gateway, key, { choices, onProgress });
    });
    if (outcome.kind === 'undone') {
      const own = outcome.documents > 0 ? (outcome.entries ?? [outcome.entry]) : [];
      return { ...outcome, entries: [...own, ...earlier.flatMap(({ entries }) => entries)] };
    }
    if (outcome.kind === 'refused') return outcome;
    const answer = await askAboutConflicts({ conflicts: outcome.conflicts, begun: furthest(course) });
    if (!answer) return outcome;
    choices = { ...choices, ...answer };
  }
}

/** A further attempt begins at the first change again, and may be stopped before it is where another one was. */
const furthest = ({ begun }: Course): UndoProgress | undefined =>
  [...begun].sort((one, other) => other.done - one.done)[0];

const hasBegun = ({ done, begun }: Course): boolean => done > 0 || begun.length > 0;

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

/** What stopped an undo, how far it had come, and whether the rest may be undone later. */
function stopped(course: Course, reason: string, canGoOn: boolean): Toast {
  if (!hasBegun(course)) return { title: t('Not undone'), message: reason, tone: 'danger' };
  const begun = furthest(course);
  const extent =
    course.done > 0 || !begun
      ? t('{done} of {total} actions are undone.', countsOf(course))
      : t('{done} of {total} changes are undone.', countsOf(begun));
  const rest = canGoOn ? t('You can undo the rest in the history.') : '';
  return {
    title: t('Partly undone'),
    message: [extent, reason, rest].filter(Boolean).join(' '),
    tone: 'info',
  };
}
