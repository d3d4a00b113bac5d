import { useRef, type Dispatch, type SetStateAction } from 'react';
import {
  locations,
  takeEntry,
  undoEntries,
  useGateway,
  type DataGateway,
  type EntryKey,
  type QuizKey,
} from '@console/shared/data';
import { lateSaveMs } from '@console/shared/model';
import { notify, type Toast } from '@console/shared/ui';
import { t } from '../i18n';
import type { Question } from '../question';
import { moveQuestion } from '../question.resource';
import { moved, notMoved } from './move.messages';
import type { Renaming } from './question-order';

/** An optimistic move; once it `isStored`, its questions have their new ids in the database. */
export type Move = { plan: Renaming[]; isStored: boolean };

/** Moves that are stored one after the other; `entries` in the history of those that are stored, the latest first. */
type Queue = { last: Promise<void>; open: number; readonly entries: EntryKey[] };

const newQueue = (): Queue => ({ last: Promise.resolve(), open: 0, entries: [] });

/** Returns a function that stores a move after those before it. A refused move and those after it are undone on the screen. */
export function useMoveQueue(
  quizKey: QuizKey,
  setMoves: Dispatch<SetStateAction<readonly Move[]>>,
  setStatus: (status: string) => void,
) {
  const gateway = useGateway();
  const queue = useRef(newQueue());

  const settle = (move: Move, refusal: Toast | undefined) => {
    if (!refusal)
      return setMoves((all) => all.map((each) => (each === move ? { ...move, isStored: true } : each)));
    queue.current = newQueue();
    setMoves((all) => all.filter(({ isStored }) => isStored));
    setStatus('');
    return notify(refusal);
  };

  return (move: Move, question: Question, message: string) => {
    const mine = queue.current;
    mine.open += 1;
    mine.last = mine.last.then(async () => {
      // An earlier move was refused: the target of this one is not known any more.
      if (queue.current !== mine) return;
      const late = setTimeout(
        () => setStatus(`${message} ${t('Not saved yet. Keep the console open until it is.')}`),
        lateSaveMs,
      );
      settle(move, await storeMove(gateway, quizKey, move, question));
      clearTimeout(late);
      mine.open -= 1;
      const [first] = move.plan;
      const entry = first && takeEntry(locations.question(quizKey.seasonId, quizKey.quizId, first.from));
      if (entry) mine.entries.unshift(entry);
      if (queue.current !== mine || mine.open > 0) return;
      setStatus(`${message} ${t('Saved.')}`);
      const entries = mine.entries.splice(0);
      if (entries.length > 0)
        notify({ ...moved(entries.length, message), undo: () => undoEntries(gateway, entries) });
    });
  };
}

/** Stores a move. Resolves with what is said where it was refused. */
async function storeMove(
  gateway: DataGateway,
  quizKey: QuizKey,
  { plan: [first, ...others] }: Move,
  question: Question,
): Promise<Toast | undefined> {
  if (!first) return undefined;
  try {
    const { requireSent } = await import('@console/shared/history');
    await requireSent(quizKey.seasonId);
    if (await moveQuestion(gateway, quizKey, first, others)) return undefined;
    return {
      title: t('This question no longer exists'),
      message: t('Someone may have deleted it.'),
      tone: 'danger',
    };
  } catch (error) {
    console.error('A question could not be moved', error);
    return { title: t('Question not moved'), message: notMoved(question, error), tone: 'danger' };
  }
}
