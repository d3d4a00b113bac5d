import { useEffect, useState } from 'react';
import type * as ToastsPart from './toasts';

export interface Toast {
  title: string;
  message: string;
  tone?: 'success' | 'danger' | 'info';
}

/** Toasts until the code that draws them is loaded. */
const waiting: Toast[] = [];
let part: typeof ToastsPart | undefined;
let loading: Promise<void> | undefined;
let draw: () => void = () => undefined;

/** Prefetches the code that draws toasts, so that the first one appears also when the device is offline by then. */
export function prepareToasts(): void {
  loading ??= import(/* webpackChunkName: "notices" */ './toasts').then(
    (loaded) => {
      part = loaded;
      draw();
    },
    (error: unknown) => {
      loading = undefined;
      console.error('Toasts cannot be shown', error);
    },
  );
}

/** Removes all toasts. */
export function dismissToasts(): void {
  waiting.length = 0;
  part?.dismiss();
}

/** Shows a toast over whatever screen is open. Errors stay until closed, the rest for six seconds. */
export function notify(toast: Toast): void {
  waiting.push(toast);
  prepareToasts();
  draw();
}

/** Where toasts appear and are read out; once in the layout. */
export function Toaster() {
  const [{ drawn }, setDrawn] = useState({ drawn: part });
  useEffect(() => {
    draw = () => setDrawn({ drawn: part });
    return () => void (draw = () => undefined);
  }, []);
  // After those of the children: what draws toasts listens by now.
  useEffect(() => {
    if (drawn) waiting.splice(0).forEach(drawn.show);
  });
  return drawn && <drawn.Toasts />;
}
