import { useState } from 'react';
import { newDocument, readCreation, type Creation } from './new-document';

/**
 * The document that a form creates, and what a draft of the form keeps of it: restored, the form goes on with the same
 * document, which an earlier page may have stored without learning of it.
 */
export function useNewDocument() {
  const [creation, setCreation] = useState<Creation>();
  const [document, setDocument] = useState(() => newDocument(undefined, setCreation));
  return {
    document,
    drafted: {
      progress: { creation },
      onRestored(_base: unknown, earlier: { creation?: unknown }) {
        const tried = readCreation(earlier.creation);
        if (!tried) return;
        setCreation(tried);
        setDocument(newDocument(tried, setCreation));
      },
    },
  };
}
