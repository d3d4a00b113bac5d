import { useState } from 'react';
import { newDocument, readCreation, type Creation } from './new-document';
import { newId } from './new-id';

const begin = (): Creation => ({ id: newId(), sent: [] });

/**
 * The document that a form creates, and what its draft stores of it. A restored form continues with the same document,
 * which an earlier page may have stored without a response. After the draft is discarded, the form creates another
 * document.
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
