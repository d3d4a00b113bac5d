import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the browser is printing the page: it prints what is shown when it has asked. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const handlePrint = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'));
    addEventListener('beforeprint', handlePrint);
    addEventListener('afterprint', handlePrint);
    return () => {
      removeEventListener('beforeprint', handlePrint);
      removeEventListener('afterprint', handlePrint);
    };
  }, []);
  return isPrinting;
}
