import { FormMessage } from '@console/shared/ui';
import { useLayoutEffect, useRef, useState } from 'react';

/**
 * What is wrong with the input of a form as a whole. Once it is mended, its room stays until the next save: the buttons
 * below it do not move under a finger.
 */
export function FormError({ error, saving }: { error: string | undefined; saving: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    if (error && box.current) setRoom(box.current.offsetHeight);
  }, [error]);
  if (saving && room > 0) setRoom(0);
  if (error) return <FormMessage ref={box}>{error}</FormMessage>;
  return room > 0 && <div style={{ height: room }} />;
}
