import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { AuthContext } from '../auth-context';
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
  const isForeign = (name: string) => name.split('/')[1] !== project;
  const checkDatabase = (name: string) => {
    if (isForeign(name)) throw foreign;
  };
  const report = (error: unknown) =>
    log(`A stream failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  const refusals = new Refusals(log);
  const backend = { database, gate: refusals.of(rules.gate) };
  const listeners = new OpenStreams<ListenStream>();
  const writers = new OpenStreams();
  const listen = channelApp(
    `${service}/Listen/channel`,
    (peer, caller) =>
      isForeign(caller.database)
        ? foreignListen(peer, foreign)
        : listeners.add(new ListenStream(backend, peer, caller), caller),
    { verify, report },
  );
  const write = channelApp(
    `${service}/Write/channel`,
    (peer, caller) =>
      isForeign(caller.database)
        ? foreignWrite(peer, foreign)
        : writers.add(openWriteStream(backend, peer, caller), caller),
    { verify, report },
  );
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
    .route('/', emulatorApp({ database, rules, checkDatabase, exportData }))
    .route('/', listen.app)
    .route('/', write.app);
  app.notFound(() => answer(new StatusError('NOT_FOUND', 'There is nothing at this path.')));
  app.onError((error, c) => {
    if (!(error instanceof StatusError || isClientGone(error)))
      log(`${loggable(`${c.req.method} ${c.req.path}`)} failed: ${error.stack ?? error.message}`);
    return answer(statusErrorOf(error));
  });
  return {
    app,
    close() {
      listen.close();
      write.close();
    },
  };
}

const answer = (error: StatusError): Response =>
  Response.json(errorBody(error), {
    status: error.http,
    ...(error instanceof TooLargeError ? { headers: { Connection: 'close' } } : {}),
  });
