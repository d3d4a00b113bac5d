import { useEffect, useState } from 'react';
import { t } from '@console/shared/i18n';
import { notify, type Toast } from '@console/shared/ui';
import { handlePaletteKey } from './palette-keys';
import { setPalette, usePaletteState } from './palette-state';

const load = () => import(/* webpackChunkName: "palette" */ './palettes');

const notLoaded: Toast = {
  title: t('The palette could not be loaded'),
  message: t('Check your connection, then try again.'),
  tone: 'danger',
};

/** The command palette and the list of shortcuts on staff screens; loaded when asked for. */
export function PaletteHost() {
  const open = usePaletteState();
  const [parts, setParts] = useState<Awaited<ReturnType<typeof load>>>();
  useEffect(() => {
    document.addEventListener('keydown', handlePaletteKey);
    return () => {
      document.removeEventListener('keydown', handlePaletteKey);
      setPalette(undefined);
    };
  }, []);
  useEffect(() => {
    if (!open) return;
    load().then(setParts, () => {
      setPalette(undefined);
      notify(notLoaded);
    });
  }, [open]);
  if (!open || !parts) return null;
  const Opened = open === 'shortcuts' ? parts.Shortcuts : parts.Palette;
  return <Opened onClose={() => setPalette(undefined)} />;
}
