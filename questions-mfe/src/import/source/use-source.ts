import type { QuizKey } from '@console/shared/data';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { describeUnreadable } from './describe-source';
import { UnreadableSource } from '../../read/imported';
import { deleteIfShared } from './shared-source';
import { preloadReader, readSource } from './reader';
import {
  newReading,
  nextId,
  type Choices,
  type Content,
  type Reading,
  type SourceState,
} from './source-state';
import { useUnfinished } from '../store/unfinished';

const none: SourceState = { is: 'none' };

/**
 * Reads a source for a quiz; reading another one ends the one before. What was read is kept while the page is open.
 * @param onChange called when another source is read, the same one otherwise, or none
 */
export function useSource(quizKey: QuizKey, onChange: () => void) {
  const { source: kept, text, key } = useUnfinished(quizKey);
  const [state, setState] = useState<SourceState>(() => kept.get(key) ?? none);
  useEffect(() => {
    if (state.is === 'none') kept.delete(key);
    else kept.set(key, state);
  }, [kept, key, state]);
  const { run, abort } = useOneReading(setState);
  const start = (reading: Reading) => {
    onChange();
    run(reading);
  };

  const beginReading = useEffectEvent(() => {
    // It came from another screen, or this one was left meanwhile.
    if (state.is === 'reading') start(state);
  });
  useEffect(() => {
    preloadReader();
    beginReading();
  }, []);

  const read = (content: Content, choices: Choices = {}) => {
    const reading = newReading(content, choices);
    start(reading);
    setState({ ...reading, is: 'reading' });
  };
  /** Reads the same again. What is shown stays meanwhile. */
  const choose = (chosen: Choices) => {
    if (state.is === 'none') return;
    const { content, choices } = state;
    const id = chosen.mapping ? nextId() : state.id;
    start({ content, choices: { ...choices, ...chosen }, id });
  };

  const clear = () => {
    onChange();
    if (state.is !== 'none') deleteIfShared(state.content);
    abort();
    text.delete(key);
    setState(none);
  };
  return { state, read, choose, clear };
}

/** Reads one source at a time: the next one ends the one before. */
function useOneReading(onEnd: (state: SourceState) => void) {
  const running = useRef<AbortController>(undefined);
  const abort = () => running.current?.abort();
  useEffect(() => abort, []);
  const run = (reading: Reading) => {
    abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    readSource(reading.content, { ...reading.choices, signal }).then(
      (source) => {
        if (!signal.aborted) onEnd({ ...reading, is: 'read', source });
      },
      (error: unknown) => {
        if (!signal.aborted) onEnd(refusedState(reading, error));
      },
    );
  };
  return { run, abort };
}

function refusedState(reading: Reading, error: unknown): SourceState {
  const isUnreadable = error instanceof UnreadableSource;
  if (!isUnreadable) console.error('A source could not be read', error);
  const table = isUnreadable ? error.table : undefined;
  return { ...reading, is: 'refused', reason: describeUnreadable(error), table };
}
