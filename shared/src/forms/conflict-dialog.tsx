import { Button, Dialog } from '@console/shared/ui';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { DisagreementChoice } from './disagreement-choice';
import type { OthersWork, Side } from './others-work';

type ConflictDialogProps = { others: Pick<OthersWork, 'behind' | 'disagreements' | 'settle' | 'dismiss'> };

/**
 * Theirs and mine side by side where both changed the same. Nothing is chosen beforehand: whatever is chosen, one
 * person's work goes, so somebody has to have looked at it.
 */
export function ConflictDialog({ others: { behind, disagreements, settle, dismiss } }: ConflictDialogProps) {
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const [asked, setAsked] = useState(false);
  const body = useRef<HTMLDivElement>(null);

  const handleSave = () => {
    const chosen = disagreements.flatMap(({ label }) => sides[label] ?? []);
    if (chosen.length === disagreements.length) return settle(chosen);
    setAsked(true);
    const open = disagreements.findIndex(({ label }) => !sides[label]);
    body.current?.querySelectorAll('fieldset')[open]?.querySelector('input')?.focus();
  };

  // Outside the form around it, whose submit must not hear of keys pressed here.
  return createPortal(
    <Dialog
      open
      wide
      title={behind ? 'A newer version of this is stored' : 'Somebody else changed this, too'}
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
      <p>
        Nothing is saved yet. Choose what to keep; everything that only one of you changed is kept anyway.
      </p>
      <div ref={body}>
        {disagreements.map((disagreement) => (
          <DisagreementChoice
            key={disagreement.label}
            disagreement={disagreement}
            side={sides[disagreement.label]}
            missing={asked && !sides[disagreement.label]}
            onChoose={(side) => setSides({ ...sides, [disagreement.label]: side })}
          />
        ))}
      </div>
    </Dialog>,
    document.body,
  );
}
