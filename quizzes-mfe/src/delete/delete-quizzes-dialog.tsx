import { styled } from 'styled-components';
import { nameOf } from '@console/shared/format';
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
  const handleDeleted = () => {
    onClose();
    onDeleted();
  };
  const { contents, deletion, start } = useQuizzesDeletion(season.id, quizzes, handleDeleted);

  const report = () => {
    if (deletion.state === 'running')
      return (
        <>
          <p role="status">
            {t('Deleted {done} of {count, plural, one {# quiz} other {# quizzes}}.', {
              done: deletion.done,
              count: quizzes.length,
            })}
          </p>
          <progress aria-label={t('Deletion')} value={deletion.done} max={quizzes.length} />
          <p>{t('You can leave this screen. Keep the console open until the deletion ends.')}</p>
        </>
      );
    if (deletion.state === 'done')
      return (
        <FormMessage>
          <p>
            {t('{count, plural, one {# quiz} other {# quizzes}} not deleted:', {
              count: deletion.failed.length,
            })}
          </p>
          <Titles>
            {deletion.failed.map(({ item, reason }) => (
              <li key={item.id}>
                <strong dir="auto">{titleOf(item)}</strong>: {reason}
              </li>
            ))}
          </Titles>
        </FormMessage>
      );
    return (
      <>
        <p role="status">
          {contents
            ? t('{count, plural, one {# quiz} other {# quizzes}} will be deleted, with {contents}:', {
                count: quizzes.length,
                contents: describeContents(contents),
              })
            : t(
                '{count, plural, one {# quiz} other {# quizzes}} will be deleted, with their questions and results:',
                { count: quizzes.length },
              )}
        </p>
        <Titles>
          {quizzes.map((quiz) => (
            <li key={quiz.id} dir="auto">
              {titleOf(quiz)}
            </li>
          ))}
        </Titles>
      </>
    );
  };

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
      {deletion.state === 'confirming' && (
        <>
          <p>{t('Are you certain? Once Deleted, it cannot be recovered.')}</p>
          <p>{t('You can still undo this in the season’s history for 30 days.')}</p>
        </>
      )}
      {report()}
    </Dialog>
  );
}
