import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type Context } from 'hono';
import type { AuthContext } from '../auth-context';
import { databaseName } from '../paths/resource-name';
import { bodyText } from '../server/body-text';
import { invalid, StatusError } from '../status';
import { parseForm } from './form';
import { frame } from './frame';
import type { Session } from './session';
import { Sessions } from './sessions';
import type { OpenStream } from './stream';

const sweepEvery = 15_000;
// Several of the largest messages may come in one request, and form encoding triples what is not ASCII.
const mostMebibytes = 128;
const headers = {
  'Content-Type': 'text/plain; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'private, max-age=0',
};

export interface ChannelOptions {
  verify(authorization: string | undefined): AuthContext;
  /** Told of failures that are the server's own. */
  report(error: unknown): void;
}

export interface Channel {
  app: Hono<{ Bindings: HttpBindings }>;
  /** Ends every session and its open response. */
  close(): void;
}

/** One streaming method over WebChannel, version 8 of the protocol. */
export function channelApp(path: string, open: OpenStream, { verify, report }: ChannelOptions): Channel {
  const sessions = new Sessions(report);
  const sweep = setInterval(() => sessions.sweep(), sweepEvery).unref();

  const handshake = async (c: Context) => {
    const form = parseForm(await bodyText(c.req.raw));
    if (form.offset !== 0) throw invalid('A stream starts with message 0.');
    const database = databaseName(c.req.query('database') ?? '');
    const session = sessions.start(
      () => verify(form.headers.get('authorization')),
      (peer, auth) => open(peer, { auth, database }),
    );
    session.receive(form);
    return c.body(frame(JSON.stringify([[0, ['c', session.id, '', 8, 12, 30_000]]])), 200, headers);
  };

  const terminate = (c: Context, session: Session) => {
    sessions.end(session);
    return c.body('', 200, headers);
  };

  const app = new Hono<{ Bindings: HttpBindings }>();
  app.post(path, (c): Response | Promise<Response> => {
    const id = c.req.query('SID');
    if (id === undefined) return handshake(c);
    const session = sessions.find(id);
    // The client takes this for the end of the stream and starts a new one: so it comes back after a restart.
    if (!session) return c.body(null, 400);
    return c.req.query('TYPE') === 'terminate' ? terminate(c, session) : forward(c, session);
  });
  app.get(path, (c) => {
    const session = sessions.find(c.req.query('SID'));
    if (!session) return c.body(null, 400);
    if (c.req.query('TYPE') === 'terminate') return terminate(c, session);
    return attach(c, session);
  });
  return {
    app,
    close() {
      clearInterval(sweep);
      sessions.endAll();
    },
  };
}

/** Takes the messages of the client. */
async function forward(c: Context, session: Session): Promise<Response> {
  const body = await bodyText(c.req.raw, mostMebibytes).catch((error: unknown) => {
    if (!(error instanceof StatusError)) throw error;
    // An HTTP error would make the client send the same again on a new stream; this it takes for final.
    session.end(error);
  });
  if (body !== undefined) {
    session.acknowledge(seenBy(c));
    session.receive(parseForm(body));
  }
  return c.body(frame(JSON.stringify(session.status)), 200, headers);
}

/** Answers with the messages of the server, as long as the connection lasts. */
function attach(c: Context<{ Bindings: HttpBindings }>, session: Session): Response {
  const { outgoing } = c.env;
  for (const [name, value] of c.res.headers) outgoing.setHeader(name, value);
  outgoing.writeHead(200, headers);
  session.attach(outgoing, seenBy(c), c.req.query('CI') === '1');
  return RESPONSE_ALREADY_SENT;
}

function seenBy(c: Context): number {
  const seen = Number(c.req.query('AID') ?? 0);
  return Number.isSafeInteger(seen) ? seen : 0;
}
