import { CheckLabel, countFindings } from '@console/shared/lists';
import { Button, FormMessage, useIsOnline } from '@console/shared/ui';
import { t } from '../i18n';
import * as Styled from './check.styles';
import type { Finding } from './find-findings';
import type { SeasonCheck } from './use-season-check';

interface CheckSummaryProps {
  check: SeasonCheck;
  /** Those that nobody has dismissed. */
  findings: readonly Finding[];
}

/** How far the check is, what it found, and what it could not read. It says “ready” only when it has read everything. */
export function CheckSummary({
  check: { progress, unread, isTimeKnown, isComplete, dismissed, retry },
  findings,
}: CheckSummaryProps) {
  const isOnline = useIsOnline();
  const isIncomplete = !isComplete && unread.length === 0;
  const isReading = isIncomplete && isOnline && isTimeKnown;
  const isFromDevice = isIncomplete && !isOnline;
  return (
    <Styled.Summary>
      <Styled.Counts role="status">
        {(isComplete || findings.length > 0) && <CheckLabel counts={countFindings(findings)} />}
        {isComplete && findings.length === 0 && (
          <p>
            {dismissed.length > 0
              ? t('No problems found, apart from dismissed ones.')
              : t('No problems found.')}
          </p>
        )}
        {isReading && (
          <p>
            {progress
              ? t('{read} of {count} quizzes are read…', {
                  read: String(progress.read),
                  count: String(progress.count),
                })
              : t('Reading the season…')}
          </p>
        )}
      </Styled.Counts>
      {isReading && progress && (
        <progress aria-label={t('Quizzes read')} max={Math.max(1, progress.count)} value={progress.read} />
      )}
      {(isFromDevice || !isTimeKnown) && (
        <FormMessage tone="info">
          {isFromDevice && (
            <p>
              {t('You’re offline, so this may be out of date. The check finishes when you’re back online.')}
            </p>
          )}
          {!isTimeKnown && (
            <p>
              {t(
                'Couldn’t confirm the time, so checks that depend on dates were skipped. Check your connection, then check again.',
              )}
            </p>
          )}
        </FormMessage>
      )}
      {unread.length > 0 && (
        <FormMessage>
          <p>{t('Couldn’t check these:')}</p>
          <ul>
            {unread.map(({ name, reason }) => (
              <li key={name}>{t('{name}: {reason}', { name, reason })}</li>
            ))}
          </ul>
          <Button onClick={retry}>{t('Retry')}</Button>
        </FormMessage>
      )}
    </Styled.Summary>
  );
}
