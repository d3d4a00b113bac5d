import { styled } from 'styled-components';
import { formatMoment } from '@console/shared/format';
import { t } from '@console/shared/i18n';
import { CheckLabel } from '@console/shared/lists';
import { paths, pathTo, titles } from '@console/shared/model';
import { Link } from '@console/shared/router';
import { useSeasonCheckResult } from '@console/shared/selection';
import { theme } from '@console/shared/ui';

const Both = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${theme.space(2)};

  > span {
    font-size: ${theme.fontSize.small};
  }

  /* The links are one line. */
  ${theme.media.phone} {
    display: contents;

    > span {
      display: none;
    }
  }
`;

/** The link to a season's check, with what the last one found, if the season was checked since the page was opened. */
export function CheckLink({ seasonId }: { seasonId: string }) {
  const result = useSeasonCheckResult(seasonId);
  return (
    <Both>
      <Link to={pathTo(paths.seasonCheck, { season: seasonId })}>{t(titles[paths.seasonCheck])}</Link>
      {result && (
        <span title={t('Checked {date}', { date: formatMoment(result.at) })}>
          <CheckLabel counts={result} />
        </span>
      )}
    </Both>
  );
}
