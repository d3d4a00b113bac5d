import type { Toast } from '@console/shared/ui';
import { t } from '../i18n';
import type { MoveAction } from './move-quizzes';

/** The toast after the dates of quizzes were moved by days; without Undo where none was. */
export function describeMove({ outcome }: MoveAction, days: number): Toast & { message: string } {
  const { moved, left } = outcome();
  const values = { count: moved.length, days: Math.abs(days) };
  const message =
    days > 0
      ? t(
          'Moved {count, plural, one {# quiz} other {# quizzes}} {days, plural, one {# day} other {# days}} later.',
          values,
        )
      : t(
          'Moved {count, plural, one {# quiz} other {# quizzes}} {days, plural, one {# day} other {# days}} earlier.',
          values,
        );
  const title = t('Dates moved');
  if (left.length === 0) return { title, message };
  const toast: Toast & { message: string } = {
    title,
    message: `${message} ${describeLeft(left.length)}`,
    tone: 'info',
  };
  return moved.length > 0 ? toast : { ...toast, undo: undefined };
}

const describeLeft = (count: number): string =>
  t(
    '{count, plural, one {# quiz was skipped because someone just changed its dates or deleted it.} other {# quizzes were skipped because someone just changed their dates or deleted them.}}',
    { count },
  );
