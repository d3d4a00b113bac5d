import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden';

/** A text that says how much of a limit is used. */
export interface Count {
  text: string;
  isOver: boolean;
}

/** The delay in milliseconds after which a counter is announced: once typing pauses, not on every key. */
const pauseMs = 1000;

/** Announces a counter to screen readers once typing pauses. */
export function CountAnnouncement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return <VisuallyHidden role="status">{announced}</VisuallyHidden>;
}
