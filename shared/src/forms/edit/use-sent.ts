import { useRef, useState } from 'react';

/** Earlier attempts without a response: as a ref for running saves, and as state for rendering. */
export function useSent<Values>() {
  const sent = useRef<readonly Values[]>([]);
  const [known, setKnown] = useState<readonly Values[]>([]);
  const setSent = (tries: readonly Values[]) => {
    sent.current = tries;
    setKnown(tries);
  };
  return { sent, known, setSent };
}
