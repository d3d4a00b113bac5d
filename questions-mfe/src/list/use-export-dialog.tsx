import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { OpenQuiz } from '@console/shared/access';
import type { Question } from '../question';

const ExportDialog = lazy(async () => ({ default: (await import('../export/export-dialog')).ExportDialog }));

/**
 * Exports the questions of a quiz; the code of the dialog loads when it is opened.
 * @returns `open`, and the dialog to be rendered, not inside what may close meanwhile
 */
export function useExportDialog(of: OpenQuiz & { questions: readonly Question[] }): {
  open: () => void;
  dialog: ReactNode;
} {
  const [isOpen, setOpen] = useState(false);
  return {
    open: () => setOpen(true),
    dialog: <Suspense>{isOpen && <ExportDialog {...of} onClose={() => setOpen(false)} />}</Suspense>,
  };
}
