import { t } from '@console/shared/i18n';
import { Button, Dialog } from '@console/shared/ui';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ConflictChoice } from './conflict-choice';
import type { RemoteChanges, Side } from '../edit/remote-changes';

/** What a conflict is about, in words; by default that of a form. */
export type ConflictTexts = {
  title: string;
  explanation: string;
  cancel: string;
  save: string;
  /** The two versions. */
  sides: Readonly<Record<Side, string>>;
};

type ConflictDialogProps = Pick<RemoteChanges, 'conflicts' | 'resolveConflicts' | 'dismiss'> & {
  texts: ConflictTexts;
};

/** The texts of a form whose document was changed; its newer version may be the person's own (`isStale`). */
export const formConflictTexts = ({ isStale }: Pick<RemoteChanges, 'isStale'>): ConflictTexts => ({
  title: isStale ? t('Someone saved a newer version') : t('Someone else changed this too'),
  explanation: t('Choose which change to keep, then save. Your other changes are kept.'),
  cancel: t('Back to the form'),
  save: t('Save'),
  sides: { theirs: t('Theirs'), mine: t('Mine') },
});

/**
 * Shows theirs and mine side by side for each conflict. No side is preselected, because either choice discards one
 * person's work.
 */
export function ConflictDialog({ conflicts, resolveConflicts, dismiss, texts }: ConflictDialogProps) {
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
      title={texts.title}
      onClose={dismiss}
      actions={
        <>
          <Button onClick={dismiss}>{texts.cancel}</Button>
          <Button variant="primary" onClick={handleSave}>
            {texts.save}
          </Button>
        </>
      }
    >
      <p>{texts.explanation}</p>
      <div ref={body}>
        {conflicts.map((conflict) => (
          <ConflictChoice
            key={conflict.label}
            conflict={conflict}
            names={texts.sides}
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
