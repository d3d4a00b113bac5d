import type { QuizKey } from '@console/shared/data';
import { useEffect, useRef, useState } from 'react';
import { describeUnreadable } from './describe-source';
import { UnreadableSource } from '../../read/imported';
import { preloadReader, readSource } from './reader';
import type { Choices, Content, Reading, SourceState } from './source-state';
import { useUnfinished } from '../store/unfinished';

const none: SourceState = { is: 'none' };
let lastId = 0;

/**
 * Reads a source for a quiz; reading another one ends the one before. What was read is kept while the page is open.
 * @param onChange called when another source is read, the same one otherwise, or none
 */
export function useSource(quizKey: QuizKey, onChange: () => void) {
  const { source: kept, text, key } = useUnfinished(quizKey);
  const [state, setState] = useState<SourceState>(() => kept.get(key) ?? none);
  useEffect(() => {
    if (state.is === 'read' || state.is === 'refused') kept.set(key, state);
    else kept.delete(key);
  }, [kept, key, state]);
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    preloadReader();
    return () => running.current?.abort();
  }, []);

  const start = (reading: Reading) => {
    onChange();
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    readSource(reading.content, { ...reading.choices, signal }).then(
      (source) => {
        if (!signal.aborted) setState({ ...reading, is: 'read', source });
      },
      (error: unknown) => {
        if (!signal.aborted) setState(refusedState(reading, error));
      },
    );
  };

  const read = (content: Content, choices: Choices = {}) => {
    const reading = { content, choices, id: (lastId += 1) };
    start(reading);
    setState({ ...reading, is: 'reading' });
  };
  /** Reads the same again. What is shown stays meanwhile. */
  const choose = (chosen: Choices) => {
    if (state.is === 'none') return;
    const { content, choices } = state;
    const id = chosen.mapping ? (lastId += 1) : state.id;
    start({ content, choices: { ...choices, ...chosen }, id });
  };

  const clear = () => {
    onChange();
    running.current?.abort();
    text.delete(key);
    setState(none);
  };
  return { state, read, choose, clear };
}

function refusedState(reading: Reading, error: unknown): SourceState {
  const isUnreadable = error instanceof UnreadableSource;
  if (!isUnreadable) console.error('A source could not be read', error);
  const table = isUnreadable ? error.table : undefined;
  return { ...reading, is: 'refused', reason: describeUnreadable(error), table };
}
