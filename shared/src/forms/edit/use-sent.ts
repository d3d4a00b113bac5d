import { useRef, useState } from 'react';

/** Earlier tries of which nobody knows whether they arrived: for what is going on, and as they were drawn. */
export function useSent<Values>() {
  const sent = useRef<readonly Values[]>([]);
  const [known, setKnown] = useState<readonly Values[]>([]);
  const remember = (tries: readonly Values[]) => {
    sent.current = tries;
    setKnown(tries);
  };
  return { sent, known, remember };
}
