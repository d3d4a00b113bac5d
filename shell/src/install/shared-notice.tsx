import { useEffect } from 'react';
import { t } from '@console/shared/i18n';
import { paths } from '@console/shared/model';
import { readSharedContent } from '@console/shared/storage';
import { dismissToasts, notify } from '@console/shared/ui';
import { pathHere } from '../boot/path-here';

const key = 'shared';

/** Leads to shared content that was not imported yet, for instance because it arrived before the sign-in. */
export function SharedNotice() {
  useEffect(() => {
    let isShown = true;
    if (pathHere() === paths.questionShared) return undefined;
    void readSharedContent().then((shared) => {
      if (!shared || !isShown) return;
      notify({
        title: t('Shared Questions'),
        message: t('Choose a quiz for them.'),
        tone: 'info',
        key,
        isOngoing: true,
        open: { to: paths.questionShared, onFollow: () => undefined },
      });
    });
    return () => {
      isShown = false;
      dismissToasts(key);
    };
  }, []);
  return null;
}
