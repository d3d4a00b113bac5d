import { useEffect, useRef } from 'react';
import { t } from '@console/shared/i18n';
import { Redirect } from '@console/shared/router';
import { notify } from '@console/shared/ui';

/** A document that does not exist, and where to redirect. */
export type Missing = {
  what: 'season' | 'quiz' | 'question';
  /** Where another one can be chosen. */
  to: string;
};

/** Redirects from a document that does not exist, and shows why. */
export function RedirectMissing({ what, to }: Missing) {
  const notified = useRef(false);
  useEffect(() => {
    if (notified.current) return;
    notified.current = true;
    notify({
      title: t(`This ${what} no longer exists`),
      message: t('Someone may have deleted it.'),
      tone: 'info',
    });
  }, [what]);
  return <Redirect to={to} />;
}
