import { useState } from 'react';
import { newDocument, readCreation, type Creation } from './new-document';
import { newId } from './new-id';

const begin = (): Creation => ({ id: newId(), sent: [] });

/**
 * The document that a form creates, and what a draft of the form keeps of it: restored, the form goes on with the same
 * document, which an earlier page may have stored without an answer. Once the draft is discarded it creates another.
 */
export function useNewDocument() {
  const [creation, setCreation] = useState(begin);
  return {
    document: newDocument(creation, setCreation),
    drafted: {
      progress: { creation },
      onRestored: (_base: unknown, earlier: { creation?: unknown }) =>
        setCreation(readCreation(earlier.creation) ?? begin()),
    },
  };
}
