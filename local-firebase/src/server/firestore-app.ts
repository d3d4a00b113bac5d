import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { AuthContext } from '../auth-context';
import type { Backend } from '../commit/commit';
import type { Database } from '../database/database';
import { ListenStream } from '../listen/listen-stream';
import { restApp } from '../rest/rest-app';
import type { LiveRules } from '../rules';
import { StatusError, errorBody, statusErrorOf } from '../status';
import { OpenStreams } from '../status-page/open-streams';
import { Refusals } from '../status-page/refusals';
import { statusApp } from '../status-page/status-app';
import { packageVersion } from '../version';
import { channelApp } from '../webchannel/channel-app';
import type { OpenStream } from '../webchannel/stream';
import { openWriteStream } from '../write-stream/write-stream';
import { TooLargeError } from './body-text';
import { isClientGone } from './client-gone';
import { crossOrigin } from './cross-origin';
import { emulatorApp } from './emulator-app';
import { loggable } from '../loggable';
import { foreignListen, foreignWrite } from './foreign-streams';
import type { OriginPolicy } from './origin-policy';

const service = '/google.firestore.v1.Firestore';

export interface FirestoreOptions {
  project: string;
  /** The data folder, for the status page. */
  data: string;
  database: Database;
  rules: LiveRules;
  origins: OriginPolicy;
  verify(authorization: string | undefined): AuthContext;
  exportData(): Promise<object>;
  log(line: string): void;
}

export interface FirestoreApp {
  app: Hono<{ Bindings: HttpBindings }>;
  /** Ends the open streams. */
  close(): void;
}

/** Everything on the Firestore port. */
export function firestoreApp(options: FirestoreOptions): FirestoreApp {
  const { project, data, database, rules, origins, verify, exportData, log } = options;
  const foreign = new StatusError('NOT_FOUND', `This server holds the project ${project} and no other.`);
  const refusalOf = (name: string) => (name.split('/')[1] === project ? undefined : foreign);
  const checkDatabase = (name: string) => {
    const refusal = refusalOf(name);
    if (refusal) throw refusal;
  };
  const refusals = new Refusals(log);
  const backend = { database, gate: refusals.of(rules.gate) };
  const { listeners, writers, channels } = streamsOf(options, backend, refusalOf);
  const status = () => ({
    version: packageVersion(),
    project,
    data,
    rules: rules.state,
    listeners: listeners.all.map(({ stream, caller }) => ({
      auth: caller.auth,
      watching: stream.watching(),
    })),
    writers: writers.all.length,
    refusals: refusals.latest,
  });
  const app = new Hono<{ Bindings: HttpBindings }>()
    .use(crossOrigin(origins, log))
    .route('/', statusApp(database.collections, status))
    .route('/', restApp({ backend, verify, checkDatabase }))
    .route('/', emulatorApp({ database, rules, checkDatabase, exportData }));
  for (const channel of channels) app.route('/', channel.app);
  app.notFound(() => answer(new StatusError('NOT_FOUND', 'There is nothing at this path.')));
  app.onError((error, c) => {
    if (!(error instanceof StatusError || isClientGone(error)))
      log(`${loggable(`${c.req.method} ${c.req.path}`)} failed: ${error.stack ?? error.message}`);
    return answer(statusErrorOf(error));
  });
  return {
    app,
    close() {
      for (const channel of channels) channel.close();
    },
  };
}

/** The two streaming methods, and their open streams. */
function streamsOf(
  { verify, log }: FirestoreOptions,
  backend: Backend,
  refusalOf: (database: string) => StatusError | undefined,
) {
  const listeners = new OpenStreams<ListenStream>();
  const writers = new OpenStreams();
  const report = (error: unknown) =>
    log(`A stream failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  const openListener: OpenStream = (peer, caller) => {
    const refusal = refusalOf(caller.database);
    if (refusal) return foreignListen(peer, refusal);
    return listeners.add(new ListenStream(backend, peer, caller), caller);
  };
  const openWriter: OpenStream = (peer, caller) => {
    const refusal = refusalOf(caller.database);
    if (refusal) return foreignWrite(peer, refusal);
    return writers.add(openWriteStream(backend, peer, caller), caller);
  };
  return {
    listeners,
    writers,
    channels: [
      channelApp(`${service}/Listen/channel`, openListener, { verify, report }),
      channelApp(`${service}/Write/channel`, openWriter, { verify, report }),
    ],
  };
}

const answer = (error: StatusError): Response =>
  Response.json(errorBody(error), {
    status: error.http,
    ...(error instanceof TooLargeError ? { headers: { Connection: 'close' } } : {}),
  });
