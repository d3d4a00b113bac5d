import { takeCharacters } from '@console/shared/format';
import { t } from '@console/shared/i18n';
import type { Toast } from '@console/shared/ui';
import { placeOf } from '../entries/place';
import type { Returned, UndoProgress } from './undo-outcome';

/** Redo takes an undo back, which is an action, too. */
export type Direction = 'undo' | 'redo';

type Counts = Pick<UndoProgress, 'done' | 'total'>;

/** What is said of an undo or of a redo. */
export type UndoTexts = {
  readonly running: string;
  readonly done: Toast;
  readonly nothing: Toast;
  readonly notDone: string;
  readonly notYet: string;
  readonly partly: string;
  readonly actions: (counts: Counts) => string;
  readonly changes: (counts: Counts) => string;
  /** Where what is left can be done. */
  readonly rest: string;
  /** The button of the dialog about conflicts. */
  readonly button: string;
};

const counted = ({ done, total }: Counts) => ({ done: String(done), total: String(total) });

export const textsOf: Record<Direction, UndoTexts> = {
  undo: {
    running: t('Undoing…'),
    done: { title: t('Undone'), message: t('Other people’s later changes are kept.') },
    nothing: { title: t('Nothing to undo'), message: t('Already undone.'), tone: 'info' },
    notDone: t('Not undone'),
    notYet: t('Not undone yet.'),
    partly: t('Partly undone'),
    actions: (counts) => t('{done} of {total} actions are undone.', counted(counts)),
    changes: (counts) => t('{done} of {total} changes are undone.', counted(counts)),
    rest: t('You can undo the rest in the history.'),
    button: t('Undo'),
  },
  redo: {
    running: t('Redoing…'),
    done: { title: t('Redone'), message: t('Action redone.') },
    nothing: { title: t('Nothing to redo'), message: t('Already redone.'), tone: 'info' },
    notDone: t('Not redone'),
    notYet: t('Not redone yet.'),
    partly: t('Partly redone'),
    actions: (counts) => t('{done} of {total} actions are redone.', counted(counts)),
    changes: (counts) => t('{done} of {total} changes are redone.', counted(counts)),
    rest: t('You can redo the rest in the history.'),
    button: t('Redo'),
  },
};

/** Names what came back: a question by its short label, a quiz by its title. */
export function withReturned(toast: Toast, { path, title }: Returned): Toast {
  const { text, cut } =
    placeOf(path)?.is === 'question' ? takeCharacters(title) : { text: title.trim(), cut: false };
  if (text === '') return toast;
  const name = `“${text}${cut ? '…' : ''}”`;
  return { ...toast, message: [t('{name} is back.', { name }), toast.message].filter(Boolean).join(' ') };
}
