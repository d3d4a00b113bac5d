import { useState } from 'react';
import { isQuestion, placesOf, questionPlace, type Place } from './places';
import type { Preview } from './preview';
import type { Answers } from './score';
import { useClock, type Clock, type Span } from './use-clock';

/** A walk through the screens of a player, with a quiz that can be played. Nothing of it is stored. */
export type Play = {
  readonly place: Place;
  readonly places: readonly Place[];
  readonly answers: Answers;
  readonly clock: Clock;
  /** The time ended before the player did. */
  readonly isTimeUp: boolean;
  go(place: Place): void;
  /** Begins the quiz at its first question, without answers. */
  begin(): void;
  choose(questionId: string, option: number): void;
  /** Leads to the next question, or to the result. */
  leaveQuestion(questionId: string): void;
};

/** Plays a quiz, from a screen on. */
export function usePlay(preview: Preview, start: Place): Play {
  const [wanted, setPlace] = useState(start);
  const [answers, setAnswers] = useState<Answers>({});
  const [span, setSpan] = useState<Span>({});
  const [isTimeUp, setTimeUp] = useState(false);
  const { questions, quiz } = preview;
  const places = placesOf(preview);

  // Others may delete a question, and a setting may take an ad away, while it is shown.
  const place = places.includes(wanted) ? wanted : 'intro';

  const finish = (to: number) => setSpan(span.from === undefined ? {} : { from: span.from, to });
  const clock = useClock(span, quiz.duration, (end) => {
    setTimeUp(true);
    finish(end);
    if (isQuestion(place)) setPlace('result');
  });
  return {
    place,
    places,
    answers,
    clock,
    isTimeUp,
    go: setPlace,
    begin() {
      setAnswers({});
      setTimeUp(false);
      setSpan({ from: Date.now() });
      setPlace(questions[0] ? questionPlace(questions[0]) : 'result');
    },
    choose: (questionId, option) => setAnswers({ ...answers, [questionId]: option }),
    leaveQuestion(questionId) {
      const next = questions[questions.findIndex(({ id }) => id === questionId) + 1];
      if (!next) finish(Date.now());
      setPlace(next ? questionPlace(next) : 'result');
    },
  };
}
