import { styled } from 'styled-components';
import { seasonName } from '@console/shared/format';
import { paths, pathTo } from '@console/shared/model';
import { BackLink, StatusLabel, theme, type StatusTone } from '@console/shared/ui';
import type { OpenQuiz } from '@console/shared/access';
import { nameOfStatus } from '../quiz/name-of-status';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(1)} ${theme.space(5)};
`;

const tones = new Map<string, StatusTone>([
  ['Upcoming', 'info'],
  ['Ongoing', 'success'],
  ['Finished', 'muted'],
]);

/** Above the quiz title: the back link with the season, and the status. */
export function QuizLine({ season, quiz }: OpenQuiz) {
  return (
    <Line>
      <BackLink to={pathTo(paths.quizList, { season: season.id })}>{seasonName(season)}</BackLink>
      <StatusLabel tone={tones.get(quiz.status) ?? 'warning'}>{nameOfStatus(quiz.status)}</StatusLabel>
    </Line>
  );
}
