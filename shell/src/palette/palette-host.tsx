import { useEffect, useState } from 'react';
import { t } from '@console/shared/i18n';
import { notify, type Toast } from '@console/shared/ui';
import { PaletteDialog } from './palette-dialog';
import { openedBy } from './palette-keys';
import { setPalette, usePaletteState } from './palette-state';
import { takeEarlyKey } from './take-early-key';

const load = () => import(/* webpackChunkName: "palette" */ './palettes');

const notLoaded: Toast = {
  title: t('Couldn’t load search'),
  message: t('Check your connection, then try again.'),
  tone: 'danger',
};

function handleKey(event: KeyboardEvent): void {
  const opened = event.defaultPrevented ? undefined : openedBy(event);
  if (!opened) return;
  event.preventDefault();
  setPalette(opened);
}

/** The command palette and the list of shortcuts on staff screens. Their contents load when asked for. */
export function PaletteHost() {
  const open = usePaletteState();
  const [parts, setParts] = useState<Awaited<ReturnType<typeof load>>>();
  useEffect(() => {
    const early = takeEarlyKey();
    // The button of the top bar may have opened the palette before this has loaded.
    if (early) setPalette(early);
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('keydown', handleKey);
      setPalette(undefined);
    };
  }, []);
  useEffect(() => {
    if (!open) return;
    let isWanted = true;
    load().then(setParts, () => {
      if (!isWanted) return;
      setPalette(undefined);
      notify(notLoaded);
    });
    return () => {
      isWanted = false;
    };
  }, [open]);
  const close = () => setPalette(undefined);
  if (open === 'palette') return <PaletteDialog Palette={parts?.Palette} onClose={close} />;
  return open && parts ? <parts.Shortcuts onClose={close} /> : null;
}
