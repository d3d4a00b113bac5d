import { lazy, Suspense, useState } from 'react';
import { t } from '@console/shared/i18n';
import type { Quiz, Season } from '@console/shared/model';
import { Button } from '@console/shared/ui';
import type { Question } from '@console/shared/model';

const Rehearsal = lazy(async () => ({ default: (await import('./rehearsal')).Rehearsal }));

/** Plays a whole quiz over the window. Its code loads when it is opened. */
export function RehearseButton(typed: { season: Season; quiz: Quiz; questions: readonly Question[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('Rehearse')}</Button>
      {isOpen && (
        <Suspense>
          <Rehearsal typed={typed} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
