import { useEffect, useEffectEvent, useRef } from 'react';

type DatedForm = {
  values: { start: string; end: string };
  setValue: (name: 'end', value: string) => void;
};

/** Sets the end with each change of the start, by `endOf` the start, until the person has entered another end. */
export function useSuggestedEnd(
  { values: { start, end }, setValue }: DatedForm,
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
