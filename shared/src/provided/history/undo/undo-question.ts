import { useSyncExternalStore } from 'react';
import type { UndoChoices, UndoConflict } from './plan-undo';
import type { UndoProgress } from './undo-outcome';
import type { Direction } from './undo.messages';

/** Conflicts that wait for a person's choices; `undefined` cancels the undo. */
export type UndoQuestion = {
  readonly conflicts: readonly UndoConflict[];
  readonly direction: Direction;
  /** What is done already, if anything is. */
  readonly begun: UndoProgress | undefined;
  readonly answer: (choices: UndoChoices | undefined) => void;
};

let question: UndoQuestion | undefined;
const listeners = new Set<() => void>();

function setQuestion(next: UndoQuestion | undefined): void {
  question = next;
  listeners.forEach((listener) => listener());
}

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

/** Asks the person at this page what to keep. A new question cancels the one before. */
export function askAboutConflicts(about: Omit<UndoQuestion, 'answer'>): Promise<UndoChoices | undefined> {
  question?.answer(undefined);
  return new Promise((resolve) =>
    setQuestion({
      ...about,
      answer(choices) {
        setQuestion(undefined);
        resolve(choices);
      },
    }),
  );
}

/** The question that waits for an answer. */
export const useUndoQuestion = (): UndoQuestion | undefined =>
  useSyncExternalStore(subscribe, () => question);
