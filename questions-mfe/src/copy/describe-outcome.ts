import { quizName } from '@console/shared/format';
import type { Quiz } from '@console/shared/model';
import type { Toast } from '@console/shared/ui';
import { t } from '../i18n';
import type { Outcome, QuestionsAction } from './questions-action';

/** What is done with several questions. */
export type ActionKind = { readonly is: 'copy' | 'move'; readonly to: Quiz } | { readonly is: 'delete' };

/** An action on several questions, and what it does. */
export type KnownAction = QuestionsAction & { readonly kind: ActionKind };

/** What an action has stored so far. Questions that are moved to another season are copied before they are deleted. */
export function describeStored({ kind, outcome, copied }: KnownAction): Toast & { message: string } {
  const count = outcome().done.length;
  const [title, message] = sentencesOf(kind, count);
  if (kind.is !== 'move' || copied() === 0) return { title, message };
  const [, deletedSo] = sentencesOf({ is: 'delete' }, count);
  const [titleOfCopy, copiedSo] = sentencesOf({ ...kind, is: 'copy' }, copied());
  return { title: titleOfCopy, message: `${copiedSo} ${deletedSo}` };
}

/** The toast after an action on several questions; without Undo where none was changed. */
export function describeOutcome(kind: ActionKind, { done, left }: Outcome): Toast {
  const [title, message] = sentencesOf(kind, done.length);
  if (left.length === 0) return { title, message };
  const toast: Toast = { title, message: `${message} ${describeLeft(left.length)}`, tone: 'info' };
  return done.length > 0 ? toast : { ...toast, undo: undefined };
}

/** Why some questions stay as they are. */
const describeLeft = (count: number): string =>
  t(
    '{count, plural, one {# question was skipped because someone just changed or deleted it, or it’s incomplete. Check it, then copy, move or delete it by itself.} other {# questions were skipped because someone just changed or deleted them, or they’re incomplete. Check them one by one.}}',
    { count },
  );

function sentencesOf(kind: ActionKind, count: number): readonly [title: string, message: string] {
  if (kind.is === 'delete')
    return [
      t('Questions deleted'),
      t('{count, plural, one {# question was} other {# questions were}} deleted.', { count }),
    ];
  const quiz = quizName(kind.to);
  return kind.is === 'copy'
    ? [
        t('Questions copied'),
        t('{count, plural, one {# question was} other {# questions were}} copied to {quiz}.', {
          count,
          quiz,
        }),
      ]
    : [
        t('Questions moved'),
        t('{count, plural, one {# question was} other {# questions were}} moved to {quiz}.', { count, quiz }),
      ];
}
