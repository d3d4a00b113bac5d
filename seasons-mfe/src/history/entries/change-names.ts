import { nameOf, truncate } from '@console/shared/format';
import { t } from '../../i18n';
import type { DocumentChange, HistoryRow } from '../history-row';

const longestQuestion = 80;

/** What people call a document: never its id. */
export function nameOfChange({ subject, title }: DocumentChange): string {
  if (subject === 'season') return nameOf(title, t('Unnamed season'));
  if (subject === 'quiz') return nameOf(title, t('Untitled quiz'));
  if (subject === 'question') return truncate(nameOf(title, t('without a text')), longestQuestion);
  if (subject === 'notification') return t('Top Notification');
  return subject === 'leaderboard' ? t('Leaderboard View') : t('Ads Settings');
}

/** The same, within a sentence that does not say what it is. */
export function wholeName(change: DocumentChange): string {
  const what = nameOfChange(change);
  if (change.subject !== 'question') return what;
  const quiz = quizOf(change);
  return quiz ? t('the question “{what}” of {quiz}', { what, quiz }) : t('the question “{what}”', { what });
}

/** The name of a question’s quiz; '' where it is not known. */
export const quizOf = ({ quizTitle }: DocumentChange): string => nameOf(quizTitle, '');

/** An entry with “this quiz” for the only quiz of a list. A created or deleted quiz keeps its name. */
export const withoutQuizName = (row: HistoryRow, quizId: string): HistoryRow => ({
  ...row,
  changes: row.changes.map((change) => {
    if (!quizId || change.quizId !== quizId) return change;
    if (change.subject === 'question')
      return { ...change, quizTitle: row.kind.startsWith('question_') ? '' : t('this quiz') };
    return change.was === 'changed' ? { ...change, title: t('this quiz') } : change;
  }),
});
