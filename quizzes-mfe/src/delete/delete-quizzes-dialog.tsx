import { styled } from 'styled-components';
import { type Failed, useProgressStatus } from '@console/shared/actions';
import { nameOf } from '@console/shared/format';
import type { QuizContents } from '@console/shared/history';
import { useListFocus } from '@console/shared/lists';
import type { Quiz, Season } from '@console/shared/model';
import { Button, Dialog, FormMessage } from '@console/shared/ui';
import { t } from '../i18n';
import { describeContents } from './deletion.messages';
import { useQuizzesDeletion } from './use-quizzes-deletion';

const Titles = styled.ul`
  max-height: 30vh;
  margin: 0;
  overflow-y: auto;
  overflow-wrap: anywhere;
`;

interface DeleteQuizzesDialogProps {
  season: Season;
  /** The quizzes when the dialog was opened. */
  quizzes: readonly Quiz[];
  /** All of them are deleted. */
  onDeleted: () => void;
  onClose: () => void;
}

const titleOf = ({ title, id }: Quiz) => nameOf(title, id);

/**
 * Asks once for confirmation before several quizzes are deleted with what they contain. Each is deleted as it was when
 * the dialog opened; one that somebody has changed since stays, and the dialog names it.
 */
export function DeleteQuizzesDialog({ season, quizzes, onDeleted, onClose }: DeleteQuizzesDialogProps) {
  useListFocus();
  const handleDeleted = () => {
    onClose();
    onDeleted();
  };
  const { contents, deletion, start } = useQuizzesDeletion(season.id, quizzes, handleDeleted);

  return (
    <Dialog
      open
      title={t('{season} Season Deletion', { season: nameOf(season.name, '') }).trim()}
      onClose={onClose}
      actions={
        <>
          <Button data-safe onClick={onClose}>
            {t('Close')}
          </Button>
          {deletion.state !== 'done' && (
            <Button variant="danger" busy={deletion.state === 'running'} onClick={start}>
              {t('Delete')}
            </Button>
          )}
        </>
      }
    >
      {deletion.state === 'done' ? (
        <NotDeleted failed={deletion.failed} />
      ) : (
        <Deletion
          quizzes={quizzes}
          contents={contents}
          done={deletion.state === 'running' ? deletion.done : undefined}
        />
      )}
    </Dialog>
  );
}

interface DeletionProps {
  quizzes: readonly Quiz[];
  /** Missing until they are counted. */
  contents?: QuizContents;
  /** How many are deleted; missing until the person has confirmed. */
  done?: number;
}

/** What will be deleted, then how far that is; one element has both, so that the change is announced. */
function Deletion({ quizzes, contents, done }: DeletionProps) {
  const count = quizzes.length;
  const isConfirming = done === undefined;
  const text = isConfirming
    ? describeDeletion(count, contents)
    : t('Deleted {done} of {count, plural, one {# quiz} other {# quizzes}}.', { done, count });
  const status = useProgressStatus(text, !isConfirming && done < count);
  return (
    <>
      {isConfirming && (
        <>
          <p>{t('Are you certain? Once Deleted, it cannot be recovered.')}</p>
          <p>{t('You can still undo this in the season’s history for 30 days.')}</p>
        </>
      )}
      <p {...status}>
        <span>{text}</span>
      </p>
      {isConfirming ? (
        <Titles>
          {quizzes.map((quiz) => (
            <li key={quiz.id} dir="auto" translate="no">
              {titleOf(quiz)}
            </li>
          ))}
        </Titles>
      ) : (
        <>
          <progress aria-label={t('Deletion')} value={done} max={count} />
          <p>{t('You can leave this screen. Keep the console open until the deletion ends.')}</p>
        </>
      )}
    </>
  );
}

const describeDeletion = (count: number, contents?: QuizContents): string =>
  contents
    ? t('{count, plural, one {# quiz} other {# quizzes}} will be deleted, with {contents}:', {
        count,
        contents: describeContents(contents),
      })
    : t(
        '{count, plural, one {# quiz} other {# quizzes}} will be deleted, with their questions and results:',
        {
          count,
        },
      );

/** The quizzes that stay, and why. */
const NotDeleted = ({ failed }: { failed: readonly Failed<Quiz>[] }) => (
  <FormMessage>
    <p>{t('{count, plural, one {# quiz} other {# quizzes}} not deleted:', { count: failed.length })}</p>
    <Titles>
      {failed.map(({ item, reason }) => (
        <li key={item.id}>
          <strong dir="auto" translate="no">
            {titleOf(item)}
          </strong>
          : {reason}
        </li>
      ))}
    </Titles>
  </FormMessage>
);
