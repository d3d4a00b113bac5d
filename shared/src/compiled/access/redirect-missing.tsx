import { useEffect, useRef } from 'react';
import { takeUncreated } from '@console/shared/data';
import { t } from '@console/shared/i18n';
import { Redirect } from '@console/shared/router';
import { notify } from '@console/shared/ui';

/** A document that does not exist, and where to redirect. */
export type Missing = {
  what: 'season' | 'quiz' | 'question';
  /** Its path in the database. */
  path: string;
  /** Where another one can be chosen. */
  to: string;
};

/** Redirects from a document that does not exist, and shows why, unless the person has just taken its creation back. */
export function RedirectMissing({ what, path, to }: Missing) {
  const notified = useRef(false);
  useEffect(() => {
    if (notified.current) return;
    notified.current = true;
    if (takeUncreated(path)) return;
    notify({
      title: t(`This ${what} no longer exists`),
      message: t('Someone may have deleted it.'),
      tone: 'info',
    });
  }, [what, path]);
  return <Redirect to={to} />;
}
