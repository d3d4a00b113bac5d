import { t } from '@console/shared/i18n';
import { Button, Dialog } from '@console/shared/ui';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ConflictChoice } from './conflict-choice';
import type { RemoteChanges, Side } from '../edit/remote-changes';

type ConflictDialogProps = Pick<RemoteChanges, 'isStale' | 'conflicts' | 'resolveConflicts' | 'dismiss'>;

/**
 * Shows theirs and mine side by side for each conflict. No side is preselected, because either choice discards one
 * person's work.
 */
export function ConflictDialog({ isStale, conflicts, resolveConflicts, dismiss }: ConflictDialogProps) {
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const [showsMissing, setShowsMissing] = useState(false);
  const body = useRef<HTMLDivElement>(null);

  const handleSave = () => {
    const chosen = conflicts.flatMap(({ label }) => sides[label] ?? []);
    if (chosen.length === conflicts.length) return resolveConflicts(chosen);
    setShowsMissing(true);
    const open = conflicts.findIndex(({ label }) => !sides[label]);
    body.current?.querySelectorAll('fieldset')[open]?.querySelector('input')?.focus();
  };

  // Rendered outside the surrounding form, whose submit must not receive key presses from the dialog.
  return createPortal(
    <Dialog
      open
      wide
      title={isStale ? t('A newer version is stored') : t('Someone else changed this, too')}
      onClose={dismiss}
      actions={
        <>
          <Button onClick={dismiss}>{t('Back to the form')}</Button>
          <Button variant="primary" onClick={handleSave}>
            {t('Save')}
          </Button>
        </>
      }
    >
      <p>{t('Not saved yet. Choose which change to keep. Changes to other fields are kept.')}</p>
      <div ref={body}>
        {conflicts.map((conflict) => (
          <ConflictChoice
            key={conflict.label}
            conflict={conflict}
            side={sides[conflict.label]}
            missing={showsMissing && !sides[conflict.label]}
            onChoose={(side) => setSides({ ...sides, [conflict.label]: side })}
          />
        ))}
      </div>
    </Dialog>,
    document.body,
  );
}
