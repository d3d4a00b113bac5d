import { formatList } from '@console/shared/format';
import { t } from '../../i18n';
import { nameOfChange, quizOf, wholeName, withoutQuizName } from './change-names';
import { describeFields } from './describe-fields';
import type { DocumentChange, HistoryRow } from '../history-row';
import { isBy, whoOf, type Reader } from './who-did-it';

/** More documents than these are counted. */
const mostNames = 4;

type Context = Reader & {
  /** The entry that this one takes back, if it is known. */
  undone?: HistoryRow | undefined;
  /** Whether it is known that it does; by default of one's own. */
  isSure?: boolean;
};

/** What an entry says, as one sentence. */
export function describeEntry(entry: HistoryRow, context: Context): string {
  const row = withoutQuizName(entry, context.quizId);
  const who = whoOf(row, context);
  const undo = row.undoes !== null || row.kind === 'undone' ? describeUndo(row, who, context) : undefined;
  return undo ?? describeOwn(row, who, context) ?? describeAction(row, who);
}

/** An action that only its module knows. Where that fails to say it, the history says what has changed. */
function describeOwn(
  { kind, changes: [first] }: HistoryRow,
  who: string,
  { texts }: Context,
): string | undefined {
  // The kind is stored text, such as `constructor`.
  const own = Object.hasOwn(texts, kind) ? texts[kind] : undefined;
  if (!first || !own) return undefined;
  try {
    return own.describe({ who, what: wholeName(first) });
  } catch (error) {
    console.warn(`The module of “${kind}” does not say what it did`, error);
    return undefined;
  }
}

/** What takes another action back. `undefined` where that is not known, but what it has changed is. */
function describeUndo(
  row: HistoryRow,
  who: string,
  { undone, isSure, ...reader }: Context,
): string | undefined {
  const action = undone && describeEntry(undone, reader);
  const [first, ...others] = row.changes;
  const isOne = first !== undefined && others.length === 0;
  const isKnown = isSure ?? isBy(row, reader.me);
  if (isKnown && action) return t('{who} undid this: {action}', { who, action });
  if (isKnown)
    return isOne
      ? t('{who} undid a change of {what}', { who, what: wholeName(first) })
      : t('{who} undid an earlier action', { who });
  if (isOne && (!row.hasParts || isQuizWithContents(row.changes))) return undefined;
  return action
    ? t('According to {who}, this was undone: {action}', { who, action })
    : t('According to {who}, an earlier action was undone', { who });
}

function describeAction(row: HistoryRow, who: string): string {
  const [first, ...others] = row.changes;
  const isLarge = row.hasParts && !isQuizWithContents(row.changes);
  if (row.kind === 'quizzes_created') return describeSeries(row, who);
  if (row.kind === 'quizzes_moved') return describeMovedQuizzes(row, who);
  if (row.kind === 'season_copied' && first)
    return t('{who} created the season {what} from another one', { who, what: nameOfChange(first) });
  if (row.kind === 'season_restored') return t('{who} restored this season from an archive', { who });
  if (row.kind === 'questions_imported') return describeImport(row, who);
  if (row.kind === 'questions_transferred') return describeTransfer(first, who);
  if (isLarge && row.quizCount > 1) return describeQuizzes(row, who);
  if (!first) return describeUnknown(row, who);
  if (row.kind === 'questions_copied')
    return t('{who} copied questions to {quiz}', { who, quiz: quizOf(first) || t('a quiz') });
  if (isLarge && first.subject === 'question') return describeQuestions(first, who);
  if (row.kind === 'questions_moved') return describeMoves(row.changes, first, who);
  if (others.length > 0 && !isQuizWithContents(row.changes)) return describeSeveral(row.changes, first, who);
  if (first.was === 'created') return describeCreated(first, who);
  if (first.was === 'deleted') return describeDeleted(first, who);
  return describeFields(first, who);
}

/** A kind of a newer version, or an entry that holds nothing that can be read. */
const describeUnknown = ({ kind }: HistoryRow, who: string): string =>
  kind === 'quiz_deleted' ? t('{who} deleted a quiz', { who }) : t('{who} changed this season', { who });

/** A deleted quiz, in whose entry is also what it held. */
const isQuizWithContents = (changes: readonly DocumentChange[]) => {
  const quizzes = changes.filter(({ subject }) => subject === 'quiz');
  return quizzes.length === 1 && quizzes[0] === changes[0] && changes.every(({ was }) => was === 'deleted');
};

function describeCreated(change: DocumentChange, who: string): string {
  const what = nameOfChange(change);
  const { subject } = change;
  if (subject === 'season') return t('{who} created the season {what}', { who, what });
  if (subject === 'quiz') return t('{who} created the quiz {what}', { who, what });
  if (subject === 'question') {
    const quiz = quizOf(change);
    return quiz
      ? t('{who} added the question “{what}” to {quiz}', { who, what, quiz })
      : t('{who} added the question “{what}”', { who, what });
  }
  return t('{who} set up {what}', { who, what });
}

function describeDeleted(change: DocumentChange, who: string): string {
  const what = nameOfChange(change);
  const { subject } = change;
  if (subject === 'quiz') return t('{who} deleted the quiz {what} and everything in it', { who, what });
  if (subject === 'question') {
    const quiz = quizOf(change);
    return quiz
      ? t('{who} deleted the question “{what}” from {quiz}', { who, what, quiz })
      : t('{who} deleted the question “{what}”', { who, what });
  }
  return t('{who} deleted {what}', { who, what });
}

/** A moved question is deleted under one id and created under another one. */
function describeMoves(changes: readonly DocumentChange[], first: DocumentChange, who: string): string {
  const moved = changes.filter(({ was }) => was === 'created');
  const quiz = quizOf(first) || t('a quiz');
  const [one] = moved;
  if (one && moved.length === 1)
    return t('{who} moved the question “{what}” in {quiz}', { who, what: nameOfChange(one), quiz });
  const count = moved.length || changes.length;
  return t('{who} moved {count, plural, one {# question} other {# questions}} in {quiz}', {
    who,
    count,
    quiz,
  });
}

function describeSeveral(changes: readonly DocumentChange[], first: DocumentChange, who: string): string {
  const count = changes.length;
  const isAll = (subject: DocumentChange['subject'], was: DocumentChange['was']) =>
    changes.every((change) => change.subject === subject && change.was === was);
  if (isAll('quiz', 'changed')) return describeQuizzes({ changes, quizCount: count }, who);
  const quiz = quizOf(first) || t('a quiz');
  if (isAll('question', 'created'))
    return t('{who} added {count, plural, one {# question} other {# questions}} to {quiz}', {
      who,
      count,
      quiz,
    });
  if (isAll('question', 'deleted'))
    return t('{who} deleted {count, plural, one {# question} other {# questions}} from {quiz}', {
      who,
      count,
      quiz,
    });
  const names = [...new Set(changes.map(wholeName))];
  return names.length <= mostNames
    ? t('{who} changed {what}', { who, what: formatList(names) })
    : t('{who} changed {what} and {count, plural, one {# more} other {# more}}', {
        who,
        what: wholeName(first),
        count: count - 1,
      });
}

/** Fewer than it was to create where it was ended before. */
const describeSeries = ({ quizCount: count, storedCount: stored = count }: HistoryRow, who: string): string =>
  stored < count
    ? t('{who} created {stored} of {count} quizzes', { who, stored, count })
    : t('{who} created {count, plural, one {# quiz} other {# quizzes}}', { who, count });

/** Fewer than it was to move where others had changed their dates, or where it was ended before. */
const describeMovedQuizzes = (
  { quizCount: count, storedCount: stored = count }: HistoryRow,
  who: string,
): string =>
  stored < count
    ? t('{who} moved the dates of {stored} of {count} quizzes', { who, stored, count })
    : t('{who} moved the dates of {count, plural, one {# quiz} other {# quizzes}}', { who, count });

/** Of a large action, some changes stand for all. */
function describeQuizzes(
  {
    changes,
    quizCount: count,
    storedCount: stored = count,
  }: Pick<HistoryRow, 'changes' | 'quizCount' | 'storedCount'>,
  who: string,
) {
  const status = commonStatus(changes);
  if (stored < count)
    return status === undefined
      ? t('{who} changed {stored} of {count} quizzes', { who, stored, count })
      : t('{who} set {stored} of {count} quizzes to {status}', { who, stored, count, status });
  return status === undefined
    ? t('{who} changed {count, plural, one {# quiz} other {# quizzes}}', { who, count })
    : t('{who} set {count, plural, one {# quiz} other {# quizzes}} to {status}', { who, count, status });
}

/** Some questions of a large action. */
function describeQuestions(some: DocumentChange, who: string): string {
  const quiz = quizOf(some) || t('a quiz');
  return {
    created: t('{who} added questions to {quiz}', { who, quiz }),
    changed: t('{who} changed questions of {quiz}', { who, quiz }),
    deleted: t('{who} deleted questions from {quiz}', { who, quiz }),
  }[some.was];
}

/**
 * New and changed questions together, of which some stand for all; none where it was interrupted at once. It was to store
 * so many as it began with: that it did is certain only where they are all here.
 */
function describeImport({ changes, total }: HistoryRow, who: string): string {
  const [some] = changes;
  const quiz = (some && quizOf(some)) || t('a quiz');
  if (!some || total === undefined) return t('{who} imported questions into {quiz}', { who, quiz });
  return changes.length < total
    ? t('{who} imported up to {count} questions into {quiz}', { who, quiz, count: total })
    : t('{who} imported {count, plural, one {# question} other {# questions}} into {quiz}', {
        who,
        quiz,
        count: changes.length,
      });
}

/** Questions that were deleted in one quiz and created in another, of which some stand for all. */
function describeTransfer(some: DocumentChange | undefined, who: string): string {
  const quiz = (some && quizOf(some)) || t('a quiz');
  return some?.was === 'deleted'
    ? t('{who} moved questions from {quiz} to another quiz', { who, quiz })
    : t('{who} moved questions from another quiz to {quiz}', { who, quiz });
}

/** The status that all of these got; `undefined` where something else changed as well. */
function commonStatus(changes: readonly DocumentChange[]): string | undefined {
  const statuses = new Set(
    changes.map(({ fields: [field, ...others] }) =>
      field?.field === 'status' && others.length === 0 ? field.after : undefined,
    ),
  );
  const [status] = statuses;
  return statuses.size === 1 ? status : undefined;
}
