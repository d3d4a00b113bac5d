import { useProgressStatus } from '@console/shared/actions';
import { seasonLink, useConfig } from '@console/shared/config';
import { seasonName } from '@console/shared/format';
import { CheckLabel, countFindings, describeCounts, ShareButton } from '@console/shared/lists';
import { Button, CopyButton, FormMessage, StatusLabel, useIsOnline } from '@console/shared/ui';
import { t } from '../i18n';
import * as Styled from './check.styles';
import { passedChecks } from './checks';
import type { Matter } from './matters';
import { PassedChecks } from './passed-checks';
import { RehearseSeason } from './rehearse-season';
import type { SeasonContents } from './season-contents';
import type { SeasonCheck, Unread } from './use-season-check';

interface CheckSummaryProps {
  check: SeasonCheck;
  /** Those that nobody has dismissed. */
  matters: readonly Matter[];
}

/** How far the check is, what it found, and what it could not read. It says “ready” only when it has read everything. */
export function CheckSummary({ check, matters }: CheckSummaryProps) {
  const { progress, unread, isTimeKnown, isComplete, contents, findings, dismissed, retry } = check;
  const isOnline = useIsOnline();
  const isIncomplete = !isComplete && unread.length === 0;
  const isReading = isIncomplete && isOnline && isTimeKnown;
  const isFromDevice = isIncomplete && !isOnline;
  const verdict = useProgressStatus(describeCounts(countFindings(matters)), !isComplete);
  const course = isReading
    ? describeProgress(progress)
    : isComplete && matters.length === 0
      ? describeNothing(dismissed.length)
      : '';
  const status = useProgressStatus(course, isReading);
  return (
    <Styled.Summary>
      <Styled.Head>
        <Styled.Verdict {...verdict}>
          <Verdict matters={matters} isComplete={isComplete} />
        </Styled.Verdict>
        {contents && <NextSteps contents={contents} />}
      </Styled.Head>
      <div {...status}>
        <span>{course}</span>
      </div>
      {isReading && progress && (
        <progress aria-label={t('Quizzes read')} max={Math.max(1, progress.count)} value={progress.read} />
      )}
      <Doubts isFromDevice={isFromDevice} isTimeKnown={isTimeKnown} />
      {unread.length > 0 && <NotChecked unread={unread} onRetry={retry} />}
      {isComplete && contents && (
        <PassedChecks
          isFolded={matters.length > 0}
          checks={passedChecks(contents, [...findings, ...dismissed.map(({ finding }) => finding)])}
        />
      )}
    </Styled.Summary>
  );
}

/** What one does with a season that is checked: link to it, share it, rehearse it. */
function NextSteps({ contents }: { contents: SeasonContents }) {
  const link = seasonLink(useConfig(), contents.season.id);
  return (
    <Styled.Steps>
      <CopyButton variant="secondary" text={link} label={t('Copy Season')} copiedLabel={t('Link copied')} />
      <ShareButton variant="secondary" title={seasonName(contents.season)} url={link} />
      <RehearseSeason contents={contents} />
    </Styled.Steps>
  );
}

const describeNothing = (dismissed: number): string =>
  dismissed > 0 ? t('No problems found, apart from dismissed ones.') : t('No problems found.');

const describeProgress = (progress: SeasonCheck['progress']): string =>
  progress
    ? t('{read} of {count} quizzes are read…', {
        read: String(progress.read),
        count: String(progress.count),
      })
    : t('Reading the season…');

/** Whether the season is ready. Until everything is read, only problems say so. */
function Verdict({ matters, isComplete }: { matters: readonly Matter[]; isComplete: boolean }) {
  const counts = countFindings(matters);
  const described = { counts: describeCounts(counts) };
  if (counts.faults > 0)
    return <StatusLabel tone="danger">{t('Not ready: {counts}', described)}</StatusLabel>;
  if (!isComplete) return counts.hints > 0 && <CheckLabel counts={counts} />;
  return (
    <StatusLabel tone="success">
      {counts.hints > 0 ? t('Ready, {counts}', described) : t('Ready')}
    </StatusLabel>
  );
}

/** Why the check may be out of date, or lacks something. */
function Doubts({ isFromDevice, isTimeKnown }: { isFromDevice: boolean; isTimeKnown: boolean }) {
  if (!isFromDevice && isTimeKnown) return null;
  return (
    <FormMessage tone="info">
      {isFromDevice && (
        <p>{t('You’re offline, so this may be out of date. The check finishes when you’re back online.')}</p>
      )}
      {!isTimeKnown && (
        <p>
          {t(
            'Couldn’t confirm the time, so checks that depend on dates were skipped. Check your connection, then check again.',
          )}
        </p>
      )}
    </FormMessage>
  );
}

const NotChecked = ({ unread, onRetry }: { unread: readonly Unread[]; onRetry: () => void }) => (
  <FormMessage>
    <p>{t('Couldn’t check these:')}</p>
    <ul>
      {unread.map(({ name, reason }) => (
        <li key={name}>{t('{name}: {reason}', { name, reason })}</li>
      ))}
    </ul>
    <Button onClick={onRetry}>{t('Retry')}</Button>
  </FormMessage>
);
