import { useEffect, useState } from 'react';
import type { Toast } from './toast';
import type * as ToastsPart from './toasts';

/** Queues toasts until the code that renders them is loaded. */
let waiting: Toast[] = [];
let part: typeof ToastsPart | undefined;
let loading: Promise<void> | undefined;
let render: () => void = () => undefined;

/** Prefetches the code that renders toasts, so that the first toast also appears offline. */
export function prepareToasts(): void {
  loading ??= import(/* webpackChunkName: "notices" */ './toasts').then(
    (loaded) => {
      part = loaded;
      render();
    },
    (error: unknown) => {
      loading = undefined;
      console.error('Toasts cannot be shown', error);
    },
  );
}

/** Removes the toasts with this key; without one, all toasts. */
export function dismissToasts(key?: string): void {
  waiting = waiting.filter((toast) => key && toast.key !== key);
  part?.dismiss(key);
}

/** Changes the message of the toasts with this key, as long as they are not closed. */
export function updateToasts(key: string, message: string): void {
  waiting = waiting.map((toast) => (toast.key === key ? { ...toast, message } : toast));
  part?.update(key, message);
}

/**
 * Shows a toast over the current screen, in place of an earlier one. Errors stay until they are closed and what tells of ongoing
 * work until it is dismissed; other toasts disappear after six seconds, or
 * after twelve if they offer Undo or Redo.
 */
export function notify(toast: Toast): void {
  waiting.push(toast);
  prepareToasts();
  render();
}

/** The live region for toasts; render it once in the layout. */
export function Toaster() {
  const [{ rendered }, setRendered] = useState({ rendered: part });
  useEffect(() => {
    render = () => setRendered({ rendered: part });
    return () => void (render = () => undefined);
  }, []);
  // Runs after the effects of the children, so the toasts component is subscribed.
  useEffect(() => {
    if (rendered) waiting.splice(0).forEach(rendered.show);
  });
  return rendered && <rendered.Toasts />;
}
