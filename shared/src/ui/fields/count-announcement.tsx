import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden';

/** How much of a limit is used, in words. */
export interface Count {
  text: string;
  isOver: boolean;
}

/** Long enough that somebody who types hears it in a pause, not with every key. */
const pauseMs = 1000;

/** Says a counter to screen readers once the typing pauses. */
export function CountAnnouncement({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}
