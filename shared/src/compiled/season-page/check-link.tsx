import { styled } from 'styled-components';
import { formatMoment } from '@console/shared/format';
import { t } from '@console/shared/i18n';
import { CheckLabel } from '@console/shared/lists';
import { paths, pathTo, titles } from '@console/shared/model';
import { Link } from '@console/shared/router';
import { useSeasonCheckResult } from '@console/shared/selection';
import { theme } from '@console/shared/ui';

const State = styled.span`
  display: inline-block;
  margin-inline-start: ${theme.space(2)};
  font-size: ${theme.fontSize.small};

  /* The links are one line. */
  ${theme.media.phone} {
    display: none;
  }
`;

/** The link to a season's check, with what the last one found, if the season was checked since the page was opened. */
export function CheckLink({ seasonId }: { seasonId: string }) {
  const result = useSeasonCheckResult(seasonId);
  return (
    <Link
      to={pathTo(paths.seasonCheck, { season: seasonId })}
      title={result && t('Checked {date}', { date: formatMoment(result.at) })}
    >
      {t(titles[paths.seasonCheck])}
      {result && (
        <State>
          <CheckLabel counts={result} />
        </State>
      )}
    </Link>
  );
}
