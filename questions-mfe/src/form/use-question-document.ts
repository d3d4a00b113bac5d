import { useState } from 'react';
import { newDocument, readCreation, type Creation, type NewDocument } from '@console/shared/data';
import { newQuestionId } from '../order/question-id';

type Taken = { document: NewDocument; isRetry: boolean };

/**
 * The document of a new question, and what a draft of its form keeps of it. Its id is taken with the first try to save:
 * then it stands behind all questions that are `known`.
 */
export function useQuestionDocument(known: readonly { id: string }[]) {
  const [creation, setCreation] = useState<Creation>();
  const take = (): Taken => {
    const begun = creation ?? { id: newQuestionId(known.map(({ id }) => id)), sent: [] };
    return { document: newDocument(begun, setCreation), isRetry: creation !== undefined };
  };
  const drafted = {
    progress: { creation },
    onRestored: (_base: unknown, earlier: { creation?: unknown }) =>
      setCreation(readCreation(earlier.creation)),
  };
  return { take, drafted };
}
