import { useEffect, useEffectEvent, useRef } from 'react';
import type { EntityForm } from '@console/shared/forms';
import type { QuizFormValues } from '../quiz.form';

/** Sets the end with each change of the start, by `endOf` the start, until the person has entered an end. */
export function useSuggestedEnd(
  { values: { start, end }, setValue }: EntityForm<QuizFormValues>,
  endOf: (start: string) => string,
): void {
  const suggested = useRef('');
  const suggest = useEffectEvent(() => {
    if (end !== '' && end !== suggested.current) return;
    suggested.current = endOf(start);
    if (suggested.current !== end) setValue('end', suggested.current);
  });
  useEffect(() => suggest(), [start]);
}
