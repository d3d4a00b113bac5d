import { styled } from 'styled-components';
import { t } from '@console/shared/i18n';
import { Button, theme } from '@console/shared/ui';
import { appearsLater, leaving } from '../places';
import type { Leaderboard as LeaderboardView } from '@console/shared/model';
import type { Preview } from '../preview';
import { samplePlaces } from '../sample-places';
import type { Play } from '../use-play';
import { Muted, Text, Title, Ways } from './screen.styles';

const Places = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;

  li {
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr) auto;
    padding: ${theme.space(2)} 0;
    border-top: 1px solid ${theme.color.hairline};
  }
`;

type Props = { preview: Preview; play: Play; of: 'quiz' | 'season'; isLater?: boolean };

/** A leaderboard with example players: when and which part of it players see. */
export function Leaderboard({ preview, play, of, isLater = false }: Props) {
  const { leaderboard } = preview;
  const ofQuiz = of === 'quiz';
  const isHidden = ofQuiz && !isLater && appearsLater(preview);
  return (
    <>
      <Title>{ofQuiz ? t('Quiz leaderboard') : t('Season leaderboard')}</Title>
      {isHidden ? (
        <Text>{t('The leaderboard appears when the quiz is finished.')}</Text>
      ) : leaderboard ? (
        <SampleTable leaderboard={leaderboard} />
      ) : (
        <Muted>{t('This season has no leaderboard settings yet.')}</Muted>
      )}
      <Ways>
        <Button
          variant="primary"
          onClick={() => play.go(leaving(ofQuiz ? 'quizLeaderboard' : 'seasonLeaderboard', preview))}
        >
          {ofQuiz ? t('Back to the quiz') : t('Season home')}
        </Button>
      </Ways>
    </>
  );
}

function SampleTable({ leaderboard }: { leaderboard: LeaderboardView }) {
  const { places, last } = samplePlaces(leaderboard);
  if (places.length === 0)
    return <Text>{t('The leaderboard is empty: Limit One must be 1 or more and not above Limit Two.')}</Text>;
  return (
    <>
      <Places aria-label={t('Example players')}>
        {places.map((place) => (
          <li key={place}>
            <span>{place}.</span>
            <span>{t('Player {number}', { number: String(place) })}</span>
          </li>
        ))}
      </Places>
      <Muted>
        {last === undefined
          ? t('The players are examples.')
          : t('… to place {last}. The players are examples.', { last: String(last) })}
      </Muted>
    </>
  );
}
