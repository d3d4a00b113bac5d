import type { QuizKey } from '@console/shared/data';
import { useCallback, useEffect, useRef, useState } from 'react';
import { describeUnreadable } from './describe-source';
import {
  UnreadableSource,
  type ColumnMapping,
  type ImportedSource,
  type ImportedTable,
} from '../read/imported';
import { readSource } from './reader';
import { useUnfinished } from '../store/unfinished';

/** What is being imported: a file, or a text that was pasted. */
export type Content = File | string;

export type SourceState =
  | { readonly is: 'none' }
  | { readonly is: 'reading'; readonly content: Content }
  | { readonly is: 'read'; readonly content: Content; readonly source: ImportedSource }
  | {
      readonly is: 'refused';
      readonly content: Content;
      readonly reason: string;
      /** The columns, where the person can say what they hold. */
      readonly table: ImportedTable | undefined;
    };

const none: SourceState = { is: 'none' };

/** Reads a source for a quiz; reading another one ends the one before. What was read is kept while the page is open. */
export function useSource(quizKey: QuizKey) {
  const { source: kept, text, key } = useUnfinished(quizKey);
  const [state, setState] = useState<SourceState>(() => kept.get(key) ?? none);
  useEffect(() => {
    if (state.is === 'read' || state.is === 'refused') kept.set(key, state);
    else kept.delete(key);
  }, [kept, key, state]);
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  const read = useCallback((content: Content, mapping?: ColumnMapping) => {
    reading.current?.abort();
    const controller = new AbortController();
    reading.current = controller;
    const { signal } = controller;
    setState((before) =>
      // The columns stay in place while they are corrected.
      mapping && 'content' in before && before.content === content ? before : { is: 'reading', content },
    );
    readSource(content, { signal, ...(mapping && { mapping }) }).then(
      (source) => {
        if (!signal.aborted) setState({ is: 'read', content, source });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        if (!(error instanceof UnreadableSource)) console.error('A source could not be read', error);
        const table = error instanceof UnreadableSource ? error.table : undefined;
        setState({ is: 'refused', content, reason: describeUnreadable(error), table });
      },
    );
  }, []);

  const clear = useCallback(() => {
    reading.current?.abort();
    text.delete(key);
    setState(none);
  }, [text, key]);
  return { state, read, clear };
}
