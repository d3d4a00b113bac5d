import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { AuthContext } from '../auth-context';
import type { Backend } from '../commit/commit';
import { ListenStream } from '../listen/listen-stream';
import { restApp } from '../rest/rest-app';
import { StatusError, errorBody, statusErrorOf } from '../status';
import { channelApp } from '../webchannel/channel-app';
import { openWriteStream } from '../write-stream/write-stream';
import { crossOrigin } from './cross-origin';
import type { OriginPolicy } from './origin-policy';
import { emulatorApp } from './emulator-app';

const service = '/google.firestore.v1.Firestore';

export interface FirestoreOptions {
  project: string;
  backend: Backend;
  origins: OriginPolicy;
  verify(authorization: string | undefined): AuthContext;
  log(line: string): void;
}

export interface FirestoreApp {
  app: Hono<{ Bindings: HttpBindings }>;
  /** Ends the open streams. */
  close(): void;
}

/** Everything on the Firestore port. */
export function firestoreApp({ project, backend, origins, verify, log }: FirestoreOptions): FirestoreApp {
  const checkDatabase = (database: string) => {
    if (database.split('/')[1] !== project) {
      throw new StatusError('NOT_FOUND', `This server holds the project ${project} and no other.`);
    }
  };
  const guards = { verify, checkDatabase };
  const listen = channelApp(
    `${service}/Listen/channel`,
    (peer, caller) => new ListenStream(backend, peer, caller),
    guards,
  );
  const write = channelApp(
    `${service}/Write/channel`,
    (peer, caller) => openWriteStream(backend, peer, caller),
    guards,
  );
  const app = new Hono<{ Bindings: HttpBindings }>()
    .use(crossOrigin(origins, log))
    .get('/', (c) => c.text('Ok'))
    .route('/', restApp({ backend, ...guards }))
    .route('/', emulatorApp({ backend, checkDatabase }))
    .route('/', listen.app)
    .route('/', write.app);
  app.notFound(() => answer(new StatusError('NOT_FOUND', 'There is nothing at this path.')));
  app.onError((error, c) => {
    if (!(error instanceof StatusError))
      log(`${c.req.method} ${c.req.path} failed: ${error.stack ?? error.message}`);
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

const answer = (error: StatusError): Response => Response.json(errorBody(error), { status: error.http });
