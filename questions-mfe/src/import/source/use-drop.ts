import { useEffect, useEffectEvent, useState } from 'react';
import { formatList, truncate } from '@console/shared/format';
import { notify } from '@console/shared/ui';
import { t } from '../../i18n';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/** Takes a file that is dropped anywhere on the page, and names others; returns whether one is over it. */
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
      const [file, ...others] = event.dataTransfer?.files ?? [];
      if (file) handleDrop(file);
      if (others.length > 0) notifyNotRead(others);
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

function notifyNotRead(files: readonly File[]): void {
  notify({
    title: t('One file at a time'),
    message: t('Not read: {files}. Import the first file, then drop the next one.', {
      files: truncate(formatList(files.map(({ name }) => name)), 200),
    }),
    tone: 'info',
  });
}
