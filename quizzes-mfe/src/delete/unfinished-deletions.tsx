import { useEffect, useState } from 'react';
import { formatMoment, nameOf, wholeDates } from '@console/shared/format';
import { paths, pathTo } from '@console/shared/model';
import { useSession } from '@console/shared/session';
import { Button, LinkButton, Toolbar } from '@console/shared/ui';
import { rich, t } from '../i18n';
import { DeletionCourse } from './deletion-report';
import { describeContents, sumOf } from './deletion.messages';
import { SeveralDeletions } from './several-deletions';
import type { UnfinishedDeletion } from './unfinished-deletion.converter';
import { useUnfinishedDeletionsQuery } from './unfinished-deletions.resource';
import { UnfinishedRestoration } from './unfinished-restoration';
import { Sheet, type UnfinishedDeletionsProps, type UnfinishedProps } from './unfinished-sheet';
import { useQuizContents, type CountedContents } from './use-quiz-contents';
import { useQuizDeletion } from './use-quiz-deletion';

/**
 * Lists the unfinished deletions and restorations of a season's quizzes, whoever started them, and finishes them. Several
 * deletions are one notice, which opens to each.
 */
export function UnfinishedDeletions({ seasonId, onFinished }: UnfinishedDeletionsProps) {
  const { currentData: unfinished = none } = useUnfinishedDeletionsQuery(seasonId);
  const lasting = useLasting(unfinished);
  const deletions = lasting.filter(({ restoredEntry }) => !restoredEntry);
  const restorations = lasting.filter(({ restoredEntry }) => restoredEntry);
  const notices = deletions.map((deletion) => (
    <UnfinishedNotice
      key={deletion.quizId}
      seasonId={seasonId}
      unfinished={deletion}
      onFinished={onFinished}
    />
  ));
  return (
    <>
      <SeveralDeletions seasonId={seasonId} deletions={deletions} onFinished={onFinished}>
        {notices}
      </SeveralDeletions>
      {restorations.map((restoration) => (
        <UnfinishedRestoration
          key={`${restoration.quizId} ${restoration.restoredEntry}`}
          seasonId={seasonId}
          unfinished={restoration}
          onFinished={onFinished}
        />
      ))}
    </>
  );
}

const none: readonly UnfinishedDeletion[] = [];

/**
 * Most finish sooner than this, in milliseconds: a notice of them would only flash for everyone.
 */
const aMoment = 1500;

const keyOf = ({ quizId, restoredEntry }: UnfinishedDeletion) => `${quizId} ${restoredEntry}`;

/** Those that began, or were seen first, longer than that ago. */
function useLasting(unfinished: readonly UnfinishedDeletion[]): readonly UnfinishedDeletion[] {
  const [openedAt] = useState(Date.now);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (unfinished.length === 0) return;
    const timer = setTimeout(() => setSeen(new Set(unfinished.map(keyOf))), aMoment);
    return () => clearTimeout(timer);
  }, [unfinished]);
  // The marker says when the deletion began, not when its restoration did.
  return unfinished.filter(
    (one) => seen.has(keyOf(one)) || (!one.restoredEntry && openedAt - (one.started ?? 0) > aMoment),
  );
}

function UnfinishedNotice({ seasonId, unfinished, onFinished }: UnfinishedProps) {
  const { quizId, started } = unfinished;
  const title = nameOf(unfinished.title, quizId);
  const { uid } = useSession().person;
  const [counted] = useQuizContents({ seasonId, quizId });
  const { deletion, start } = useQuizDeletion({ seasonId, quizId, title, uid });
  const isRunning = deletion.state === 'running';
  const begun = {
    quiz: (
      <strong dir="auto" translate="no">
        {title}
      </strong>
    ),
    time: wholeDates(formatMoment(started) || t('some time ago')),
  };
  // The pressed button has the focus until it disappears with the notice.
  const [pressed, setPressed] = useState(false);
  useEffect(() => (pressed ? onFinished : undefined), [pressed, onFinished]);

  const handleFinish = () => {
    setPressed(true);
    start();
  };

  return (
    <Sheet as="section" aria-label={t('Unfinished deletion of {title}', { title })}>
      <p>
        {isRunning
          ? rich('Finishing the deletion of {quiz} (started {time}).', begun)
          : rich('Deleting {quiz} (started {time}) isn’t finished.', begun)}{' '}
        {!isRunning && describeRemaining(counted)}
      </p>
      {deletion.state !== 'confirming' && <DeletionCourse deletion={deletion} />}
      {(pressed || !isRunning) && (
        <Toolbar>
          <Button busy={isRunning} onClick={handleFinish}>
            {t('Finish deleting')}
          </Button>
          {!isRunning && (
            <LinkButton to={pathTo(paths.history, { season: seasonId })}>
              {t('Undo it in the history')}
            </LinkButton>
          )}
        </Toolbar>
      )}
    </Sheet>
  );
}

function describeRemaining(counted: CountedContents): string {
  if (counted.state === 'counted' && sumOf(counted.contents) === 0)
    return t('Questions and results are deleted. To finish, select Finish deleting.');
  if (counted.state === 'counted')
    return t('{contents} are left. If nobody is working on this, finish it here.', {
      contents: describeContents(counted.contents),
    });
  return counted.state === 'counting'
    ? t('Counting what is left…')
    : t('Couldn’t count what is left. If nobody is working on this, finish it here.');
}
