import { styled } from 'styled-components';
import { interruptedAfterMs, useOpenActions } from '@console/shared/actions';
import { skipToken } from '@console/shared/data';
import { useMinute } from '@console/shared/dates';
import { formatMoment, personName, wholeDates } from '@console/shared/format';
import { keptForMs, paths, pathTo } from '@console/shared/model';
import { FormMessage, LinkButton, theme } from '@console/shared/ui';
import { t } from '../i18n';

const Frame = styled.div`
  margin-bottom: ${theme.space(4)};

  p {
    margin-bottom: ${theme.space(2)};
  }
`;

/** Ids of seasons begin with the time of their creation: older seasons have no such entry, and cost no read. */
const isYoung = (seasonId: string, now: number): boolean => now - Number(seasonId.slice(0, 13)) < keptForMs;

/** Says of a season that was copied from another one that some of it is missing, and where that is mended. */
export function UnfinishedCopy({ seasonId }: { seasonId: string }) {
  const now = useMinute();
  const copies = isYoung(seasonId, now) ? { seasonId, kind: 'season_copied' } : skipToken;
  const [open] = useOpenActions(copies).currentData ?? [];
  // No copy takes so long.
  if (!open || open.time === null || now - open.time < interruptedAfterMs) return null;
  return (
    <Frame>
      <FormMessage tone="info">
        <p>
          {wholeDates(
            t(
              'This copy isn’t complete: {who} started it on {when}. Some quizzes, questions or settings may be missing. Open the history to finish the copy or undo it.',
              { who: personName(open, t('someone')), when: formatMoment(open.time) },
            ),
          )}
        </p>
        <LinkButton to={pathTo(paths.history, { season: seasonId })}>{t('Open the history')}</LinkButton>
      </FormMessage>
    </Frame>
  );
}
