import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import { questionPlace, titleOf } from '../places';
import type { Preview } from '../preview';
import type { Play } from '../use-play';
import { Ad } from './ad';
import { Home } from './home';
import { Intro } from './intro';
import { Leaderboard } from './leaderboard';
import { answerByKey, Question } from './question';
import { Result } from './result';
import { Screen } from './screen.styles';

type Props = {
  preview: Preview;
  play: Play;
  /** Has the focus from the start. */
  autoFocus?: boolean;
};

/** The screen of the players' app where the play is. A step within it moves the focus to the new screen. */
export function Player({ preview, play, autoFocus = false }: Props) {
  const { place } = play;
  const box = useRef<HTMLElement>(null);
  useFocusAfterStep(box, place, autoFocus);
  const question = preview.questions.find((each) => questionPlace(each) === place);
  const handleKeyDown = (event: KeyboardEvent) => question && answerByKey(event, play, question);
  return (
    <Screen
      ref={box}
      key={place}
      tabIndex={-1}
      aria-label={titleOf(place, preview)}
      onKeyDown={handleKeyDown}
    >
      {question ? (
        <Question preview={preview} play={play} question={question} />
      ) : (
        <PlainScreen preview={preview} play={play} />
      )}
    </Screen>
  );
}

function PlainScreen(props: { preview: Preview; play: Play }) {
  switch (props.play.place) {
    case 'home':
      return <Home {...props} />;
    case 'result':
      return <Result {...props} />;
    case 'leaderboard':
      return <Leaderboard {...props} of="quiz" />;
    case 'leaderboardLater':
      return <Leaderboard {...props} of="quiz" isLater />;
    case 'seasonLeaderboard':
      return <Leaderboard {...props} of="season" />;
    case 'ad/results':
      return <Ad {...props} place="results" />;
    case 'ad/quizLeaderboard':
      return <Ad {...props} place="quizLeaderboard" />;
    case 'ad/seasonLeaderboard':
      return <Ad {...props} place="seasonLeaderboard" />;
    default:
      return <Intro {...props} />;
  }
}

/** The pressed button is gone with its screen; the buttons around the player keep the focus. */
function useFocusAfterStep(
  box: React.RefObject<HTMLElement | null>,
  place: string,
  autoFocus: boolean,
): void {
  const shown = useRef(autoFocus ? undefined : place);
  const focusNew = useEffectEvent(() => {
    const { activeElement } = document;
    const isElsewhere = activeElement !== null && activeElement !== document.body;
    if (shown.current === undefined || !isElsewhere) box.current?.focus();
    shown.current = place;
  });
  useEffect(() => {
    if (shown.current !== place) focusNew();
  }, [place]);
}
