import type { OpenQuiz } from '@console/shared/access';
import { TargetDialog, type Target } from '../copy/target-dialog';
import { ExportDialog } from '../export/export-dialog';
import type { Question } from '../question';
import type { Asked } from './selection-buttons';

type Props = {
  asked: Asked;
  open: OpenQuiz;
  questions: readonly Question[];
  selected: readonly Question[];
  onTransfer: (is: 'copy' | 'move', target: Target) => void;
  onClose: () => void;
};

/** Asks where the selected questions are copied or moved to, or how they are exported. */
export function SelectionDialog({ asked, open, questions, selected, onTransfer, onClose }: Props) {
  if (asked === 'export')
    return <ExportDialog {...open} questions={questions} selected={selected} onClose={onClose} />;

  return (
    <TargetDialog
      is={asked}
      count={selected.length}
      from={open}
      onChoose={(target) => {
        onClose();
        onTransfer(asked, target);
      }}
      onClose={onClose}
    />
  );
}
