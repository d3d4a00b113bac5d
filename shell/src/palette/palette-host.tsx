import { lazy, Suspense, useEffect } from 'react';
import { handlePaletteKey } from './palette-keys';
import { setPalette, usePaletteState } from './palette-state';

const load = () => import(/* webpackChunkName: "palette" */ './palettes');
const Palette = lazy(async () => ({ default: (await load()).Palette }));
const Shortcuts = lazy(async () => ({ default: (await load()).Shortcuts }));

/** The command palette and the list of shortcuts on staff screens; loaded when asked for. */
export function PaletteHost() {
  const open = usePaletteState();
  useEffect(() => {
    document.addEventListener('keydown', handlePaletteKey);
    return () => {
      document.removeEventListener('keydown', handlePaletteKey);
      setPalette(undefined);
    };
  }, []);
  const Opened = open === 'shortcuts' ? Shortcuts : Palette;
  return (
    open && (
      <Suspense>
        <Opened onClose={() => setPalette(undefined)} />
      </Suspense>
    )
  );
}
