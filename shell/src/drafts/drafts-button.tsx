import { useState } from 'react';
import { useDrafts } from '@console/shared/drafts';
import { t } from '@console/shared/i18n';
import { Button } from '@console/shared/ui';
import { DraftsDialog } from './drafts-dialog';

/** Opens the list of a person's drafts; shown only while they have any. */
export function DraftsButton({ uid }: { uid: string }) {
  // What is being sent is neither lost nor waiting.
  const drafts = useDrafts(uid).filter(({ pending }) => pending?.state !== 'sending');
  const [isOpen, setIsOpen] = useState(false);
  if (drafts.length === 0 && !isOpen) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {t('Drafts ({count})', { count: drafts.length })}
      </Button>
      {isOpen && <DraftsDialog drafts={drafts} onClose={() => setIsOpen(false)} />}
    </>
  );
}
