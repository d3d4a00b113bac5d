import { useRef, useState } from 'react';
import { newDocument, useNewDocument, type NewDocument } from '@console/shared/data';
import { newQuestionId } from '../order/question-id';

type Taken = { document: NewDocument; isRetry: boolean };

/**
 * The document of a new question, and what a draft of its form keeps of it. Its id is taken with the first try to save:
 * then it stands behind all questions that are `known`.
 */
export function useQuestionDocument(known: readonly { id: string }[]) {
  const { document: restored, drafted } = useNewDocument();
  const [blank] = useState(restored);
  const [creation, setCreation] = useState<unknown>();
  const taken = useRef<NewDocument>(undefined);

  const take = (): Taken => {
    const isRetry = taken.current !== undefined || restored !== blank;
    const begin = () => newDocument({ id: newQuestionId(known.map(({ id }) => id)), sent: [] }, setCreation);
    taken.current ??= restored === blank ? begin() : restored;
    return { document: taken.current, isRetry };
  };
  const progress = { creation: creation ?? drafted.progress.creation };
  return { take, drafted: { ...drafted, progress } };
}
