import { styled } from 'styled-components';
import { formatMoment } from '@console/shared/format';
import { t } from '@console/shared/i18n';
import { describeCounts, WarningLabel, type CheckCounts } from '@console/shared/lists';
import { useSeasonCheckResult, useSelection } from '@console/shared/selection';
import { Icon, StatusLabel, theme, VisuallyHidden } from '@console/shared/ui';

/** Stays on the line of the last word. */
const State = styled.span`
  white-space: nowrap;
`;

/**
 * What the last check of the selected season found, in a link to the check: nothing until the season was checked. It
 * follows changes on the list of its quizzes and on the check itself; elsewhere it is as of the time that it names.
 * @example <Link to={…}>{t('Season Check')}<CheckState /></Link>
 */
export function CheckState() {
  const { seasonId } = useSelection();
  const result = useSeasonCheckResult(seasonId ?? '');
  if (!result) return null;
  const words = t('{counts}, checked {date}', {
    counts: describeCounts(result),
    date: formatMoment(result.at),
  });
  return (
    <State title={words}>
      <span aria-hidden="true">
        {'\u00a0'}
        <CheckSign counts={result} />
      </span>
      <VisuallyHidden> {words}</VisuallyHidden>
    </State>
  );
}

const Ready = styled.span`
  color: ${theme.color.success};

  svg {
    vertical-align: text-bottom;
  }
`;

/** The gravest that a check found, in the room of a link: their number, or a check mark where it found nothing. */
function CheckSign({ counts: { faults, hints } }: { counts: CheckCounts }) {
  if (faults > 0) return <StatusLabel tone="danger">{`${faults}`}</StatusLabel>;
  if (hints > 0) return <WarningLabel>{`${hints}`}</WarningLabel>;
  return (
    <Ready>
      <Icon name="check" />
    </Ready>
  );
}
