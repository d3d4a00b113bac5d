import { useEffect, useEffectEvent, useRef } from 'react';
import type { EntityForm } from '@console/shared/forms';
import type { QuizFormValues } from '../quiz.form';

/** Sets the end with each change of the start, by `endOf` the start, until the person has entered another end. */
export function useSuggestedEnd(
  { values: { start, end }, setValue }: EntityForm<QuizFormValues>,
  endOf: (start: string) => string,
): void {
  const before = useRef(start);
  const suggest = useEffectEvent(() => {
    const isSuggested = end === '' || end === endOf(before.current);
    before.current = start;
    if (isSuggested && endOf(start) !== end) setValue('end', endOf(start));
  });
  useEffect(() => suggest(), [start]);
}
