import { useEffect, useState } from 'react';
import { readDrafts, type Draft } from './draft-store';
import { isOpen, onDraftsChange } from './open-forms';

/** The drafts of a person that no form on this page holds, the latest first; read again when they may have changed. */
export function useDrafts(uid: string): readonly Draft[] {
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const found = (await readDrafts()).filter(({ id, owner }) => owner === uid && !isOpen(id));
      if (isCurrent) setDrafts((shown) => (shown.length + found.length === 0 ? shown : found));
    };
    const handleChange = () => void read();
    handleChange();
    const stop = onDraftsChange(handleChange);
    // Another tab may have written some.
    addEventListener('focus', handleChange);
    return () => {
      isCurrent = false;
      stop();
      removeEventListener('focus', handleChange);
    };
  }, [uid]);
  return drafts;
}
