import { styled } from 'styled-components';
import { useSeasonQuery } from '@console/shared/data';
import { quizName } from '@console/shared/format';
import { CheckLabel, countFindings, describeCounts } from '@console/shared/lists';
import { paths, pathTo, type Quiz, type Season } from '@console/shared/model';
import { LinkButton, theme } from '@console/shared/ui';
import { t } from '../i18n';
import { mattersOf } from './matters';
import { useSeasonCheck } from './use-season-check';

/** Small, and in line with the title above it. */
const BadgeLink = styled(LinkButton)`
  margin-inline-start: -${theme.space(3)};
  font-size: ${theme.fontSize.small};
`;

/** What the check finds in a quiz of a list. */
export function QuizBadge({ seasonId, quiz }: { seasonId: string; quiz: Quiz }) {
  const season = useSeasonQuery(seasonId).currentData;
  return season ? <Badge season={season} quiz={quiz} /> : null;
}

function Badge({ season, quiz }: { season: Season; quiz: Quiz }) {
  const { findings, isComplete } = useSeasonCheck(season);
  const own = findings.filter((finding) => finding.quiz?.id === quiz.id);
  if (own.length === 0 && !isComplete) return null;
  const counts = countFindings(mattersOf(own));
  return (
    <BadgeLink
      variant="quiet"
      to={pathTo(paths.seasonCheck, { season: season.id, quiz: quiz.id })}
      aria-label={t('{counts}: check of {quiz}', { counts: describeCounts(counts), quiz: quizName(quiz) })}
    >
      <CheckLabel counts={counts} />
    </BadgeLink>
  );
}
