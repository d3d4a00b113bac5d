import { styled } from 'styled-components';
import { formatMoment, seasonName } from '@console/shared/format';
import { CheckLabel, describeCounts } from '@console/shared/lists';
import { paths, pathTo, type Season } from '@console/shared/model';
import { useSeasonCheckResult } from '@console/shared/selection';
import { LinkButton, theme } from '@console/shared/ui';
import { t } from '../i18n';

/** Small, and in line with the name above it. */
const BadgeLink = styled(LinkButton)`
  margin-inline-start: -${theme.space(3)};
  font-size: ${theme.fontSize.small};
`;

/** What the last check of a season found, if it was checked since the page was opened. It does not follow changes. */
export function SeasonBadge({ season }: { season: Season }) {
  const result = useSeasonCheckResult(season.id);
  if (!result) return null;
  const checked = t('Checked {date}', { date: formatMoment(result.at) });
  return (
    <BadgeLink
      variant="quiet"
      to={pathTo(paths.seasonCheck, { season: season.id })}
      title={checked}
      aria-label={t('{counts}: check of {season}. {checked}', {
        counts: describeCounts(result),
        season: seasonName(season),
        checked,
      })}
    >
      <CheckLabel counts={result} />
    </BadgeLink>
  );
}
