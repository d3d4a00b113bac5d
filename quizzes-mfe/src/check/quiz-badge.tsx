import { styled } from 'styled-components';
import { useSeasonQuery } from '@console/shared/data';
import { quizName } from '@console/shared/format';
import { CheckLabel, countFindings, describeCounts } from '@console/shared/lists';
import { paths, pathTo, type Quiz, type Season } from '@console/shared/model';
import { Link } from '@console/shared/router';
import { theme } from '@console/shared/ui';
import { t } from '../i18n';
import { mattersOf } from './matters';
import { useReportedResult } from './use-reported-result';
import { useSeasonCheck } from './use-season-check';

/**
 * In a table, below the status, no wider than it, with an area to press that reaches into the padding of the cell. In a
 * card, after the number of questions, where `QuizTable` places it, as high as a finger needs.
 */
const BadgeLink = styled(Link)`
  display: flex;
  align-items: center;
  width: 0;
  min-width: 100%;
  min-height: 24px;
  margin-block: -3px -${theme.space(1)};
  font-size: ${theme.fontSize.small};
  text-decoration: none;
  white-space: nowrap;

  @container (width <= 58rem) {
    width: auto;
    min-width: auto;
    min-height: ${theme.touch};
    margin-block: 0;
  }

  @media (hover: hover) {
    &:hover {
      text-decoration: underline;
    }
  }
`;

/**
 * What the check finds in a quiz of a list, in one line: where there are problems, these. A quiz without a finding has none:
 * the check itself says that it is ready.
 */
export function QuizBadge({ seasonId, quiz }: { seasonId: string; quiz: Quiz }) {
  const season = useSeasonQuery(seasonId).currentData;
  return season ? <Badge season={season} quiz={quiz} /> : null;
}

function Badge({ season, quiz }: { season: Season; quiz: Quiz }) {
  const own = useSeasonCheck(season).findings.filter((finding) => finding.quiz?.id === quiz.id);
  if (own.length === 0) return null;
  const counts = countFindings(mattersOf(own));
  return (
    <BadgeLink
      to={pathTo(paths.seasonCheck, { season: season.id, quiz: quiz.id })}
      aria-label={t('{counts}: check of {quiz}', { counts: describeCounts(counts), quiz: quizName(quiz) })}
    >
      <CheckLabel counts={counts.faults > 0 ? { ...counts, hints: 0 } : counts} />
    </BadgeLink>
  );
}

/** Checks the season of a list again and again, and shows nothing. */
export function ReportedCheck({ season }: { season: Season }) {
  const check = useSeasonCheck(season);
  useReportedResult(season.id, mattersOf(check.findings), check);
  return null;
}
