import { useEffect, useState } from 'react';
import type * as NoticesPart from './notices';

export interface Notice {
  title: string;
  message: string;
  tone?: 'success' | 'danger' | 'info';
}

/** Notices that nothing draws yet. */
const waiting: Notice[] = [];
let part: typeof NoticesPart | undefined;
let loading: Promise<void> | undefined;
let draw: () => void = () => undefined;

/** Loads what draws notices, which no first load needs; ahead of the first one, lest the network be away by then. */
export function prepareNotices(): void {
  loading ??= import(/* webpackChunkName: "notices" */ './notices').then(
    (loaded) => {
      part = loaded;
      draw();
    },
    (error: unknown) => {
      loading = undefined;
      console.error('Notices cannot be shown', error);
    },
  );
}

/** Takes every notice away, e.g. because another screen begins. */
export function dismissNotices(): void {
  waiting.length = 0;
  part?.dismiss();
}

/** Tells what was done, wherever the person is by then. Errors stay until closed, the rest for six seconds. */
export function notify(notice: Notice): void {
  waiting.push(notice);
  prepareNotices();
  draw();
}

/** Where notices appear and are read out; once in the layout. */
export function Toaster() {
  const [{ drawn }, setDrawn] = useState({ drawn: part });
  useEffect(() => {
    draw = () => setDrawn({ drawn: part });
    return () => void (draw = () => undefined);
  }, []);
  // After those of the children: what draws notices listens by now.
  useEffect(() => {
    if (drawn) waiting.splice(0).forEach(drawn.show);
  });
  return drawn && <drawn.Notices />;
}
