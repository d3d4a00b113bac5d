import { useCallback, useRef, useState } from 'react';

/**
 * Keeps the first result selected while results arrive, until the person chooses another one: cmdk keeps the one that was
 * first before, so that Enter would open what came early and not what matches best.
 */
export function useFirstItem(onSearch: (search: string) => void) {
  const [value, setValue] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const hasChosen = useRef(false);

  const selectFirst = useCallback(() => {
    const first = list.current?.querySelector('[cmdk-item]')?.getAttribute('data-value');
    if (first && !hasChosen.current) setValue(first);
  }, []);
  return {
    list,
    selected: { value, onChange: setValue },
    selectFirst,
    handleSearch: (search: string) => {
      hasChosen.current = false;
      onSearch(search);
    },
    /** A key may have chosen an item; one that types goes on to `handleSearch`. */
    handleChoice: () => {
      hasChosen.current = true;
    },
  };
}
