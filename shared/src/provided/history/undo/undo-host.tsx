import { lazy, Suspense } from 'react';
import type { Side } from '@console/shared/forms';
import { t } from '@console/shared/i18n';
import { describeConflicts } from './describe-conflicts';
import { useUndoQuestion } from './undo-question';
import { useReturnedQuestions } from './returned-question';
import { textsOf } from './undo.messages';
import { useUndoKeys } from './use-undo-keys';

/** Needed only when something is in conflict. */
const ConflictDialog = lazy(async () => ({
  default: (await import('@console/shared/forms')).ConflictDialog,
}));

const texts = {
  title: t('Changed since then'),
  cancel: t('Cancel'),
  sides: { theirs: t('As it is now'), mine: t('As it was before') },
};

/**
 * Listens to the keys of Undo, selects a question that comes back, and asks what to keep where an undo and later changes of
 * others differ. Rendered once in a page.
 */
export function UndoHost() {
  useUndoKeys();
  useReturnedQuestions();
  const question = useUndoQuestion();
  if (!question) return null;
  const { conflicts, begun, direction, answer } = question;
  const { button, changes, notYet } = textsOf[direction];
  const explanation = [
    begun ? changes(begun) : notYet,
    t('Choose which values to keep. Changes to other fields are kept.'),
  ].join(' ');
  const handleChoice = (sides: readonly Side[]) =>
    answer(
      Object.fromEntries(
        conflicts.map((shown, index) => [shown.key, { side: sides[index] ?? 'theirs', shown }]),
      ),
    );
  return (
    <Suspense>
      <ConflictDialog
        key={conflicts.map(({ key }) => key).join()}
        conflicts={describeConflicts(conflicts)}
        resolveConflicts={handleChoice}
        dismiss={() => answer(undefined)}
        texts={{ ...texts, explanation, save: button }}
      />
    </Suspense>
  );
}
