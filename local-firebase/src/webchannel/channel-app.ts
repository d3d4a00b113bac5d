import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type Context } from 'hono';
import type { AuthContext } from '../auth-context';
import { databaseName } from '../paths/resource-name';
import { bodyText } from '../server/body-text';
import { StatusError } from '../status';
import { parseForm } from './form';
import { frame } from './frame';
import { Session } from './session';
import type { OpenStream } from './stream';

const idleLimit = 2 * 60_000;
const sweepEvery = 15_000;
const mostSessions = 10_000;
const headers = {
  'Content-Type': 'text/plain; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'private, max-age=0',
};

export interface ChannelOptions {
  verify(authorization: string | undefined): AuthContext;
  checkDatabase(database: string): void;
}

export interface Channel {
  app: Hono<{ Bindings: HttpBindings }>;
  /** Ends every session and its open response. */
  close(): void;
}

/** One streaming method over WebChannel, version 8 of the protocol. */
export function channelApp(
  path: string,
  open: OpenStream,
  { verify, checkDatabase }: ChannelOptions,
): Channel {
  const sessions = new Map<string, Session>();
  const end = (session: Session) => {
    sessions.delete(session.id);
    session.close();
  };
  const sweep = setInterval(() => {
    for (const session of sessions.values())
      if (session.idle > idleLimit || session.overflowing) end(session);
  }, sweepEvery).unref();

  const handshake = async (c: Context) => {
    if (sessions.size >= mostSessions) throw new StatusError('RESOURCE_EXHAUSTED', 'Too many open streams.');
    const form = parseForm(await bodyText(c.req.raw));
    const session = new Session((peer) => {
      const database = databaseName(c.req.query('database') ?? '');
      checkDatabase(database);
      return open(peer, { auth: verify(form.headers.get('authorization')), database });
    });
    sessions.set(session.id, session);
    session.receive(form.offset, form.messages);
    return c.body(frame(JSON.stringify([[0, ['c', session.id, '', 8, 12, 30_000]]])), 200, headers);
  };

  const forward = async (c: Context, session: Session) => {
    if (c.req.query('TYPE') === 'terminate') {
      end(session);
      return c.body('', 200, headers);
    }
    const form = parseForm(await bodyText(c.req.raw));
    session.acknowledge(seenBy(c));
    session.receive(form.offset, form.messages);
    return c.body(frame(JSON.stringify(session.status)), 200, headers);
  };

  const app = new Hono<{ Bindings: HttpBindings }>();
  app.post(path, (c) => {
    const id = c.req.query('SID');
    if (id === undefined) return handshake(c);
    const session = sessions.get(id);
    // The client takes this for the end of the stream and starts a new one: so it comes back after a restart.
    return session ? forward(c, session) : c.body(null, 400);
  });
  app.get(path, (c) => {
    const session = sessions.get(c.req.query('SID') ?? '');
    if (!session) return c.body(null, 400);
    if (c.req.query('TYPE') === 'terminate') {
      end(session);
      return c.body('', 200, headers);
    }
    const { outgoing } = c.env;
    for (const [name, value] of c.res.headers) outgoing.setHeader(name, value);
    outgoing.writeHead(200, headers);
    session.attach(outgoing, seenBy(c), c.req.query('CI') === '1');
    return RESPONSE_ALREADY_SENT;
  });
  return {
    app,
    close() {
      clearInterval(sweep);
      for (const session of [...sessions.values()]) end(session);
    },
  };
}

function seenBy(c: Context): number {
  const seen = Number(c.req.query('AID') ?? 0);
  return Number.isSafeInteger(seen) ? seen : 0;
}
