import { useState } from 'react';
import type { QuizKey } from '@console/shared/data';
import { t } from '../i18n';
import type { Question } from '../question';
import { planMove, renamed } from './question-order';
import { useMoveQueue, type Move } from './use-move-queue';

/** Moves a question to a zero-based index in the list. */
export type MoveTo = (id: string, place: number) => void;

/**
 * Returns the questions in the order of this page's moves, before the database has stored them (optimistic
 * update). Moves are stored one after the other. A refused move and those after it are undone on the screen.
 */
export function useQuestionMoves(quizKey: QuizKey, stored: readonly Question[]) {
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const [status, setStatus] = useState('');
  const store = useMoveQueue(quizKey, setMoves, setStatus);

  // Drops the moves that the list already shows. An id may return later, when the question is moved back.
  const isPending = (move: Move) => !move.isStored || isAhead(move, stored);
  const pending = moves.filter(isPending);
  if (pending.length < moves.length) setMoves((all) => all.filter(isPending));
  const questions = renamed(
    stored,
    pending.map(({ plan }) => plan),
  );

  const moveTo: MoveTo = (id, place) => {
    const from = questions.findIndex((question) => question.id === id);
    const question = questions[from];
    const to = Math.min(Math.max(place, 0), questions.length - 1);
    if (!question || from === to) return;
    const move = { plan: planMove(questions, from, to), isStored: false };
    const message = t('Question {number} moved to position {position} of {count}.', {
      number: String(from + 1),
      position: String(to + 1),
      count: String(questions.length),
    });
    setMoves((all) => [...all, move]);
    setStatus(message);
    store(move, question, message);
  };

  return { questions, moveTo, status };
}

const isAhead = ({ plan }: Move, stored: readonly Question[]): boolean =>
  plan.some(({ from }) => stored.some(({ id }) => id === from));
