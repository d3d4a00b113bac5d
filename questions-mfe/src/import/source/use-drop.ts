import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/** Takes a file that is dropped anywhere on the page; returns whether one is over it. */
export function useDrop(isOpen: boolean, onDrop: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const handleDrop = useEffectEvent(onDrop);
  useEffect(() => {
    if (!isOpen) return undefined;
    const handleOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // Without this, the browser would open the file in place of the console.
      event.preventDefault();
      setOver(true);
    };
    const handleLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const handle = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file) handleDrop(file);
    };
    addEventListener('dragover', handleOver);
    addEventListener('dragleave', handleLeave);
    addEventListener('drop', handle);
    return () => {
      removeEventListener('dragover', handleOver);
      removeEventListener('dragleave', handleLeave);
      removeEventListener('drop', handle);
    };
  }, [isOpen]);
  return isOver && isOpen;
}
