import { styled } from 'styled-components';
import { formatRecent } from '@console/shared/format';
import { t } from '@console/shared/i18n';
import { CheckSign, describeCounts } from '@console/shared/lists';
import { useSeasonCheckResult, useSelection } from '@console/shared/selection';
import { VisuallyHidden } from '@console/shared/ui';

/** Stays on the line of the last word. */
const State = styled.span`
  white-space: nowrap;
`;

/**
 * What the last check of the selected season found, in a link to the check: nothing until the season was checked. It
 * follows changes on the list of its quizzes and on the check itself; elsewhere it is as of the time that it names.
 * @example <Link to={…}>{t('Check Season')}<CheckState /></Link>
 */
export function CheckState() {
  const { seasonId } = useSelection();
  const result = useSeasonCheckResult(seasonId ?? '');
  if (!result) return null;
  const words = t('{counts}, checked {time}', {
    counts: describeCounts(result),
    time: formatRecent(result.at),
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
