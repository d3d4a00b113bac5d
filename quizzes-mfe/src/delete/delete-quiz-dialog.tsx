import { useEffect, useState } from 'react';
import { nameOf } from '@console/shared/format';
import type { QuizChanged } from '@console/shared/history';
import { useDialogSubject, useListFocus } from '@console/shared/lists';
import type { Quiz, Season } from '@console/shared/model';
import { useSession } from '@console/shared/session';
import { ConfirmDialog, FormMessage, notify } from '@console/shared/ui';
import { t } from '../i18n';
import { isSameQuiz } from '../quiz.resource';
import { DeletionReport } from './deletion-report';
import { changedMessage } from './deletion.messages';
import { useQuizContents } from './use-quiz-contents';
import { useQuizDeletion } from './use-quiz-deletion';

interface DeleteQuizDialogProps {
  season: Season;
  /** The quiz when the dialog was opened. */
  opened: Quiz;
  /** The quiz as it is stored; `null` when it is deleted. */
  live: Quiz | null;
  onDeleted: () => void;
  onClose: () => void;
}

/**
 * Asks for confirmation before a quiz is deleted, lists what is deleted with it, and stays open until that is
 * done. It updates with the stored quiz and deletes the version that it shows.
 */
export function DeleteQuizDialog({ season, opened, live, onDeleted, onClose }: DeleteQuizDialogProps) {
  const key = { seasonId: season.id, quizId: opened.id };
  useListFocus();
  const { shown, changed, show } = useDialogSubject(opened, live, isSameQuiz);
  const [refused, setRefused] = useState(false);
  const title = nameOf(shown.title, shown.id);
  const { uid } = useSession().person;
  const [counted, recount] = useQuizContents(key);

  const handleChanged = ({ quiz, contents }: QuizChanged) => {
    show(quiz);
    if (contents) recount(contents);
    setRefused(true);
  };
  const { deletion, start } = useQuizDeletion(
    { ...key, title, uid },
    { onDeleted, onChanged: handleChanged },
  );
  const isConfirming = deletion.state === 'confirming';

  const isMissing = live === null && isConfirming;
  useEffect(() => {
    if (!isMissing) return;
    notify({
      title: t('This quiz no longer exists'),
      message: t('Someone may have deleted it.'),
      tone: 'info',
    });
    onClose();
  }, [isMissing, onClose]);

  return (
    <ConfirmDialog
      open
      title={t('{season} Season Deletion', { season: nameOf(season.name, '') }).trim()}
      cancelLabel={t('Close')}
      confirmLabel={t('Delete')}
      busy={deletion.state === 'running'}
      onConfirm={() =>
        start({ quiz: shown, ...(counted.state === 'counted' && { contents: counted.contents }) })
      }
      onClose={onClose}
    >
      {isConfirming && (changed || refused) && <FormMessage>{changedMessage(shown, refused)}</FormMessage>}
      <p>{t('Are you certain? Once Deleted, it cannot be recovered.')}</p>
      <p>{t('You can still undo this in the season’s history for 30 days.')}</p>
      <DeletionReport title={title} counted={counted} deletion={deletion} />
    </ConfirmDialog>
  );
}
