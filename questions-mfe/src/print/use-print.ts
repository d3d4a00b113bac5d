import { useEffect } from 'react';

const fontsTimeoutMs = 3000;

/**
 * Names the document while it is printed, as browsers name the file after it. Returns a function that prints once the
 * fonts of the sheets have loaded.
 */
export function usePrint(name: string): () => Promise<void> {
  useEffect(() => {
    let title = document.title;
    const handleBefore = () => {
      title = document.title;
      document.title = name;
    };
    const handleAfter = () => {
      document.title = title;
    };
    addEventListener('beforeprint', handleBefore);
    addEventListener('afterprint', handleAfter);
    return () => {
      removeEventListener('beforeprint', handleBefore);
      removeEventListener('afterprint', handleAfter);
    };
  }, [name]);

  return async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise((resolve) => (timer = setTimeout(resolve, fontsTimeoutMs)));
    await Promise.race([document.fonts.ready, timeout]);
    clearTimeout(timer);
    window.print();
  };
}
