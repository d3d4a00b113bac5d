import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { OpenAction } from '@console/shared/actions';
import { describeFailure, useGateway, type QuizKey } from '@console/shared/data';
import { formatMoment, personName, wholeDates } from '@console/shared/format';
import { acceptsQuestions, paths, pathTo, type Quiz } from '@console/shared/model';
import { useSession } from '@console/shared/session';
import { Button, FormMessage, LinkButton, notify, theme, Toolbar } from '@console/shared/ui';
import { t } from '../../i18n';
import { useImportState } from './use-import-state';

const Notices = styled.div`
  display: grid;
  gap: ${theme.space(3)};
  margin-bottom: ${theme.space(4)};

  &:empty {
    display: none;
  }

  p + div {
    margin-top: ${theme.space(2)};
  }
`;

type Props = { quizKey: QuizKey; quiz: Quiz; imports: readonly OpenAction[] };

/** Says of each import into this quiz that is not complete what became of it, and what can be done. */
export function InterruptedImports({ imports, ...quiz }: Props) {
  return (
    <Notices>
      {imports.map((open) => (
        <InterruptedImport key={open.entryId} open={open} {...quiz} />
      ))}
    </Notices>
  );
}

type ImportProps = Omit<Props, 'imports'> & { open: OpenAction };

function InterruptedImport({ open, quizKey, quiz }: ImportProps) {
  const { person } = useSession();
  const state = useImportState(open);
  if (!state) return null;

  const isOwn = open.uid === person.uid;
  const who = personName(open, t('Someone'));
  const when = formatMoment(open.time);
  if (state.is === 'going-on')
    return (
      <FormMessage tone="info">
        {wholeDates(
          isOwn
            ? t('You started an import on {when}. It’s still running or was just interrupted.', { when })
            : t('{who} started an import on {when}. It’s still running or was just interrupted.', {
                who,
                when,
              }),
        )}
      </FormMessage>
    );
  const { stored } = state;
  // Nothing is half imported.
  if (stored === 0 || (open.total !== null && stored >= open.total)) return null;
  return (
    <FormMessage tone="info">
      <p>
        {wholeDates(
          isOwn
            ? t('Your import on {when} wasn’t finished.', { when })
            : t('{who}’s import on {when} wasn’t finished.', { who, when }),
        )}{' '}
        {open.total === null
          ? t('{count, plural, one {# question was} other {# questions were}} saved. The rest weren’t.', {
              count: stored,
            })
          : t('{stored} of {total} questions were saved.', { stored, total: open.total })}{' '}
        {acceptsQuestions(quiz)
          ? t('To import the rest, import the same file or text again.')
          : t('The quiz has started, so you can’t finish or undo this import.')}
      </p>
      <Actions open={open} quizKey={quizKey} quiz={quiz} />
    </FormMessage>
  );
}

function Actions({ open, quizKey, quiz }: ImportProps) {
  const gateway = useGateway();
  const { isBusy, run } = useSettling();
  const ids = { season: quizKey.seasonId, quiz: quizKey.quizId };

  const handleUndo = () =>
    run(async () => {
      const { requestUndo } = await import('@console/shared/history');
      await requestUndo(gateway, [open]);
    });
  const handleKeep = () =>
    run(async () => {
      const { closeEntry } = await import('@console/shared/history');
      await closeEntry(gateway, open);
    });
  return (
    <Toolbar>
      {acceptsQuestions(quiz) && (
        <>
          <LinkButton to={pathTo(paths.questionImport, ids)}>{t('Import the rest')}</LinkButton>
          <Button busy={isBusy} onClick={() => void handleUndo()}>
            {t('Undo the import')}
          </Button>
        </>
      )}
      <Button variant="quiet" busy={isBusy} onClick={() => void handleKeep()}>
        {t('Keep saved questions')}
      </Button>
      <LinkButton variant="quiet" to={pathTo(paths.history, ids)}>
        {t('History')}
      </LinkButton>
    </Toolbar>
  );
}

/** Settles an interrupted import, and says where that fails. */
function useSettling() {
  const [isBusy, setBusy] = useState(false);
  const hasActed = useRef(false);

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    hasActed.current = true;
    try {
      await work();
    } catch (error) {
      console.error('An import that was interrupted was not settled', error);
      notify({ title: t('Not saved'), message: describeFailure(error).message, tone: 'danger' });
    }
    setBusy(false);
  };
  // A settled notice goes with the focused button: the page's heading takes the focus.
  useEffect(
    () => () => {
      if (hasActed.current && document.activeElement === document.body) document.querySelector('h1')?.focus();
    },
    [],
  );
  return { isBusy, run };
}
