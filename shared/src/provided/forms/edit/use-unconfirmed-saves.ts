import { useRef, useState } from 'react';

/** Earlier attempts without a response: as a ref for running saves, and as state for rendering. */
export function useUnconfirmedSaves<Values>() {
  const sent = useRef<readonly Values[]>([]);
  const [known, setKnown] = useState<readonly Values[]>([]);
  const setSent = (attempts: readonly Values[]) => {
    sent.current = attempts;
    setKnown(attempts);
  };
  return { sent, known, setSent };
}
