import { useEffect, useState } from 'react';
import { readDrafts, type Draft } from './draft-store';
import { isOpen, onDraftsChange } from './open-forms';

/**
 * The drafts of a person that are not open in a form on this page, the latest first; refreshed when they may have
 * changed.
 */
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
    // Another tab may have stored drafts.
    addEventListener('focus', handleChange);
    return () => {
      isCurrent = false;
      stop();
      removeEventListener('focus', handleChange);
    };
  }, [uid]);
  return drafts;
}
