import { styled } from 'styled-components';
import { seasonName } from '@console/shared/format';
import { paths, pathTo, titles } from '@console/shared/model';
import { useSeasonCheckResult } from '@console/shared/selection';
import { BackLink, LinkButton, theme } from '@console/shared/ui';
import type { OpenQuiz } from '@console/shared/access';
import { t } from '../i18n';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(1)} ${theme.space(5)};
`;

/** Above the quiz title: the back link with the season, and the way back to the season's check. */
export function QuizLine({ season, quiz }: OpenQuiz) {
  const isChecked = useSeasonCheckResult(season.id) !== undefined;
  return (
    <Line>
      <BackLink to={pathTo(paths.quizList, { season: season.id })}>{seasonName(season)}</BackLink>
      {isChecked && (
        <LinkButton variant="quiet" to={pathTo(paths.seasonCheck, { season: season.id, quiz: quiz.id })}>
          {t(titles[paths.seasonCheck])}
        </LinkButton>
      )}
    </Line>
  );
}
