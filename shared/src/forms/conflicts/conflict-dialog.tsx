import { Button, Dialog } from '@console/shared/ui';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ConflictChoice } from './conflict-choice';
import type { RemoteChanges, Side } from '../edit/remote-changes';

type ConflictDialogProps = Pick<RemoteChanges, 'isStale' | 'conflicts' | 'resolveConflicts' | 'dismiss'>;

/**
 * Theirs and mine side by side where both changed the same. Neither is preselected: one person's work goes either way.
 */
export function ConflictDialog({ isStale, conflicts, resolveConflicts, dismiss }: ConflictDialogProps) {
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const [asked, setAsked] = useState(false);
  const body = useRef<HTMLDivElement>(null);

  const handleSave = () => {
    const chosen = conflicts.flatMap(({ label }) => sides[label] ?? []);
    if (chosen.length === conflicts.length) return resolveConflicts(chosen);
    setAsked(true);
    const open = conflicts.findIndex(({ label }) => !sides[label]);
    body.current?.querySelectorAll('fieldset')[open]?.querySelector('input')?.focus();
  };

  // Outside the form around it, whose submit must not hear of keys pressed here.
  return createPortal(
    <Dialog
      open
      wide
      title={isStale ? 'A newer version is stored' : 'Someone else changed this, too'}
      onClose={dismiss}
      actions={
        <>
          <Button onClick={dismiss}>Back to the form</Button>
          <Button variant="primary" onClick={handleSave}>
            Save
          </Button>
        </>
      }
    >
      <p>Not saved yet. Choose which change to keep. Changes to other fields are kept.</p>
      <div ref={body}>
        {conflicts.map((conflict) => (
          <ConflictChoice
            key={conflict.label}
            conflict={conflict}
            side={sides[conflict.label]}
            missing={asked && !sides[conflict.label]}
            onChoose={(side) => setSides({ ...sides, [conflict.label]: side })}
          />
        ))}
      </div>
    </Dialog>,
    document.body,
  );
}
