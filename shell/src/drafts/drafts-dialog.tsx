import { useState } from 'react';
import { chooseDraft, deleteDraft, writeDraft, type Draft } from '@console/shared/drafts';
import { t } from '@console/shared/i18n';
import { Button, Dialog, dismissToasts, EmptyState } from '@console/shared/ui';
import { DraftCard } from './draft-card';

type DraftsDialogProps = { drafts: readonly Draft[]; onClose: () => void };

/**
 * A person's drafts, and saves that wait: the form, the time and the input. A discarded draft can be restored until the
 * dialog closes.
 */
export function DraftsDialog({ drafts, onClose }: DraftsDialogProps) {
  const [listed, setListed] = useState(drafts);
  const added = drafts.filter(({ id }) => !listed.some((known) => known.id === id));
  if (added.length > 0) setListed([...added, ...listed]);
  return (
    <Dialog
      open
      title={t('Your drafts')}
      onClose={onClose}
      actions={
        <Button data-safe onClick={onClose}>
          {t('Close')}
        </Button>
      }
    >
      {listed.length === 0 && <EmptyState title={t('No drafts')} />}
      {listed.map((known) => {
        const stored = drafts.find(({ id }) => id === known.id);
        const draft = stored ?? known;
        return (
          <DraftCard
            key={draft.id}
            draft={draft}
            isDiscarded={!stored}
            onOpen={() => {
              chooseDraft(draft);
              dismissToasts(draft.id);
              onClose();
            }}
            onDiscard={() => void deleteDraft(draft.id)}
            onUndo={() => void writeDraft(draft)}
          />
        );
      })}
    </Dialog>
  );
}
