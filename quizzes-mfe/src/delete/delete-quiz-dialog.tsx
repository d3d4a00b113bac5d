import { nameOf } from '@console/shared/format';
import type { Quiz, Season } from '@console/shared/model';
import { useSession } from '@console/shared/session';
import { ConfirmDialog } from '@console/shared/ui';
import { DeletionReport } from './deletion-report';
import { useQuizContents } from './use-quiz-contents';
import { useQuizDeletion } from './use-quiz-deletion';

interface DeleteQuizDialogProps {
  season: Season;
  quiz: Quiz;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before a quiz is deleted, saying what goes with it, and stays until it is gone. */
export function DeleteQuizDialog({ season, quiz, onDeleted, onClose }: DeleteQuizDialogProps) {
  const key = { seasonId: season.id, quizId: quiz.id };
  const title = nameOf(quiz.title, quiz.id);
  const { uid } = useSession().person;
  const counted = useQuizContents(key);
  const { deletion, start } = useQuizDeletion({ ...key, title, uid }, onDeleted);
  return (
    <ConfirmDialog
      open
      title={`${nameOf(season.name, '')} Season Deletion`.trim()}
      cancelLabel="Close"
      confirmLabel="Delete"
      busy={deletion.state === 'running'}
      onConfirm={start}
      onClose={onClose}
    >
      <p>Are you certain? Once Deleted, it cannot be recovered.</p>
      <DeletionReport title={title} counted={counted} deletion={deletion} />
    </ConfirmDialog>
  );
}
