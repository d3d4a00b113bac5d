import { styled } from 'styled-components';
import { seasonName } from '@console/shared/format';
import { paths, pathTo } from '@console/shared/model';
import { BackLink, theme } from '@console/shared/ui';
import type { OpenQuiz } from '@console/shared/access';
import { QuizStatus } from '../quiz/quiz-status';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(1)} ${theme.space(5)};
`;

/** Above the quiz title: the back link with the season, and the status. */
export function QuizLine({ season, quiz }: OpenQuiz) {
  return (
    <Line>
      <BackLink to={pathTo(paths.quizList, { season: season.id })}>{seasonName(season)}</BackLink>
      <QuizStatus quiz={quiz} />
    </Line>
  );
}
