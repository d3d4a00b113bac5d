import { useState } from 'react';
import { newDocument, readCreation, type Creation, type NewDocument } from '@console/shared/data';
import { newQuestionId } from '../order/question-id';

type Taken = { document: NewDocument; isRetry: boolean };

/**
 * Returns the document of a new question, and what the form's draft keeps of it. The first attempt to save
 * chooses the id, which sorts after all `known` questions.
 */
export function useQuestionDocument(known: readonly string[]) {
  const [creation, setCreation] = useState<Creation>();
  const begin = (): Creation => {
    const begun = creation ?? { id: newQuestionId(known), sent: [] };
    setCreation(begun);
    return begun;
  };
  const take = (): Taken => {
    const begun = begin();
    return { document: newDocument(begun, setCreation), isRetry: begun.sent.length > 0 };
  };
  const drafted = {
    progress: { creation },
    onRestored: (_base: unknown, earlier: { creation?: unknown }) =>
      setCreation(readCreation(earlier.creation)),
  };
  return { begin, take, drafted };
}
