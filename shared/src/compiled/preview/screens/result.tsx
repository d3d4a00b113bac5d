import { styled } from 'styled-components';
import { t } from '@console/shared/i18n';
import { Button, theme } from '@console/shared/ui';
import { leaving } from '../places';
import type { Question } from '@console/shared/model';
import type { Preview } from '../preview';
import { isCorrect, letters, scoreOf, type Answers } from '../score';
import { formatSeconds } from '../use-clock';
import type { Play } from '../use-play';
import { Muted, Title, Ways } from './screen.styles';

const Score = styled.p`
  font-family: ${theme.font.book};
  font-size: ${theme.fontSize.display};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Review = styled.details`
  font-size: ${theme.fontSize.table};

  summary {
    padding-block: ${theme.space(2)};
    cursor: pointer;
  }

  ol {
    display: grid;
    gap: ${theme.space(1)};
    margin: 0;
    padding-inline-start: ${theme.space(8)};
  }
`;

/** What a player reached, and for the host which answers were correct. */
export function Result({ preview, play }: { preview: Preview; play: Play }) {
  const { questions, quiz } = preview;
  const score = scoreOf(questions, play.answers);
  return (
    <>
      <Title>{play.isTimeUp ? t('Time is up') : t('Result')}</Title>
      <Score>{t('{score} of {count}', { score: String(score), count: String(questions.length) })}</Score>
      <Muted>{t('correct answers')}</Muted>
      {play.clock.used > 0 && (
        <Muted>
          {t('{used} of {minutes} min used', {
            used: formatSeconds(play.clock.used),
            minutes: String(quiz.duration ?? 0),
          })}
        </Muted>
      )}
      <Review>
        <summary>{t('Answers, for you only')}</summary>
        <ol>
          {questions.map((question) => (
            <li key={question.id}>{describeAnswer(question, play.answers)}</li>
          ))}
        </ol>
      </Review>
      <Ways>
        <Button variant="primary" onClick={() => play.go('leaderboard')}>
          {t('Quiz leaderboard')}
        </Button>
        <Button onClick={() => play.go(leaving('results', preview))}>{t('Back to the quiz')}</Button>
      </Ways>
    </>
  );
}

function describeAnswer(question: Question, answers: Answers): string {
  const chosen = answers[question.id];
  const correct = letters[question.options.findIndex((_, option) => isCorrect(question, option))];
  if (!correct) return t('No option is the correct one');
  if (chosen === undefined) return t('Not answered; {correct} is correct', { correct });
  if (isCorrect(question, chosen)) return t('{chosen} is correct', { chosen: letters[chosen] ?? '' });
  return t('{chosen} is wrong; {correct} is correct', { chosen: letters[chosen] ?? '', correct });
}
