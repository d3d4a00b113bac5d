import { useSyncExternalStore } from 'react';

/** What is open: the palette, the list of shortcuts, or nothing. */
export type OpenPalette = 'palette' | 'shortcuts' | undefined;

let open: OpenPalette;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export function setPalette(next: OpenPalette): void {
  open = next;
  listeners.forEach((listener) => listener());
}

export const usePaletteState = (): OpenPalette => useSyncExternalStore(subscribe, () => open);
