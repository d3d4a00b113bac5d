import type { HistoryKind } from '@console/shared/history';
import type { Moment } from '@console/shared/model';
import { t } from '../i18n';

/** A field that an action has changed, in words. */
export type FieldChange = {
  readonly field: string;
  readonly label: string;
  /** Its name within a sentence. */
  readonly noun: string;
  readonly before: string;
  readonly after: string;
};

/** What a document is in a season. */
export type Subject = 'season' | 'quiz' | 'question' | 'notification' | 'leaderboard' | 'ads';

/** What an action did to one document. */
export type DocumentChange = {
  readonly path: string;
  readonly subject: Subject;
  readonly quizId: string | undefined;
  readonly title: string;
  readonly quizTitle: string;
  readonly was: 'created' | 'changed' | 'deleted';
  /** Without ids; of a changed document, only what differs. */
  readonly fields: readonly FieldChange[];
};

/** An entry of the history as the screen shows it. */
export type HistoryRow = {
  readonly id: string;
  readonly seasonId: string;
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  readonly time: Moment;
  readonly kind: string;
  /** Of an action of several transactions, those that are not in parts. */
  readonly changes: readonly DocumentChange[];
  readonly hasParts: boolean;
  /** How many quizzes it is about, also where its changes are in parts. */
  readonly quizCount: number;
  /** How many of these it has changed, where that was counted: others failed, or somebody has ended it before. */
  readonly storedCount?: number;
  /** How many documents it was to store, where that was known when it began. */
  readonly total?: number;
  readonly isComplete: boolean;
  /** The id of the entry that it takes back. */
  readonly undoes: string | null;
};

/** What each kind of action is called, to choose one. */
export const kindLabels: Record<HistoryKind, string> = {
  season_created: t('Season created'),
  season_copied: t('Season duplicated'),
  season_changed: t('Season changed'),
  season_restored: t('Season restored'),
  quiz_created: t('Quiz created'),
  quiz_changed: t('Quiz changed'),
  quiz_deleted: t('Quiz deleted'),
  quizzes_created: t('Several quizzes created'),
  quizzes_changed: t('Several quizzes changed'),
  quizzes_moved: t('Dates of several quizzes moved'),
  question_created: t('Question added'),
  question_changed: t('Question changed'),
  question_deleted: t('Question deleted'),
  questions_moved: t('Questions moved'),
  questions_imported: t('Questions imported'),
  questions_copied: t('Questions copied'),
  questions_transferred: t('Questions moved to another quiz'),
  questions_deleted: t('Several questions deleted'),
  settings_changed: t('Settings changed'),
  settings_created: t('Settings set up'),
  undone: t('Undone'),
};
