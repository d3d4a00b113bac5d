import { Hono } from 'hono';
import type { Collections } from '../database/collections';
import { protectPage } from '../pages/protect-page';
import { documentsPage } from './documents-page';
import { collectionKinds, documentPage } from './overview';
import { overviewPage, type Status } from './overview-page';

/** The status page at `/` for people. Programs, which ask for no HTML, are told `Ok` as by the official emulator. */
export function statusApp(collections: Collections, now: () => Omit<Status, 'kinds'>): Hono {
  return new Hono().get('/', (c) => {
    c.header('Vary', 'Accept', { append: true });
    if (!c.req.header('Accept')?.includes('text/html')) return c.text('Ok');
    const nonce = protectPage(c);
    const kind = c.req.query('collection');
    return c.html(
      kind === undefined
        ? overviewPage(nonce, { ...now(), kinds: collectionKinds(collections) })
        : documentsPage(nonce, kind, documentPage(collections, kind, Number(c.req.query('page')))),
    );
  });
}
