import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { UserFacingError } from '../command';

/** What a server has refused, with the name of the reason, such as `ABORTED`. */
export class RequestRefused extends UserFacingError {
  constructor(
    message: string,
    readonly status: string,
  ) {
    super(message);
  }
}

/** A Firebase project, hosted or on the local backend, and an administrator's access to it, exempt from the rules. */
export type Project = {
  readonly id: string;
  /** The name of the Firestore database. */
  readonly database: string;
  readonly isLocal: boolean;
  /** Calls Firestore below `projects/{id}/databases/{database}/documents`. */
  readonly firestore: Call;
  /** Calls Identity Toolkit's `projects/{id}/accounts:…`. */
  readonly accounts: Call;
  /** Calls a whole address of Google's APIs, as the operator of a hosted project. */
  readonly google: Call;
};

/** Sends a POST request if it has a body. Resolves to the response; `undefined` for a document that is missing. */
type Call = (path: string, body?: object) => Promise<unknown>;

type Access = {
  readonly id: string;
  readonly database?: string;
  /** The addresses of a local backend; without them the project is hosted. */
  readonly local?: { readonly firestoreUrl: string; readonly authUrl: string };
};

type Environment = Readonly<Record<string, string | undefined>>;

const name = v.pipe(v.string(), v.minLength(1));
const configSchema = v.object({ firebase: v.object({ projectId: name, database: v.optional(name) }) });
const errorSchema = v.object({
  error: v.object({ message: v.string(), status: v.optional(v.string(), '') }),
});

/**
 * The project that this command works on: a local backend if the variables of Google's emulators name it, else the
 * hosted project. @throws UserFacingError if it cannot be told which.
 */
export async function accessFrom(
  environment: Environment,
  configFolder: string,
  given: { readonly project?: string; readonly database?: string } = {},
): Promise<Access> {
  const { FIRESTORE_EMULATOR_HOST: firestore, FIREBASE_AUTH_EMULATOR_HOST: auth } = environment;
  if (!firestore !== !auth)
    throw new UserFacingError(
      'Set both FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST for a local backend, or neither.',
    );
  const file = join(configFolder, firestore ? 'config.local.json' : 'config.production.json');
  const found = given.project === undefined ? await projectIn(file) : { id: given.project };
  const project = given.database === undefined ? found : { ...found, database: given.database };
  return firestore && auth
    ? { ...project, local: { firestoreUrl: `http://${firestore}`, authUrl: `http://${auth}` } }
    : project;
}

async function projectIn(file: string): Promise<Pick<Access, 'id' | 'database'>> {
  try {
    const { firebase } = v.parse(configSchema, JSON.parse(await readFile(file, 'utf8')));
    return { id: firebase.projectId, ...(firebase.database && { database: firebase.database }) };
  } catch {
    throw new UserFacingError(`${file} names no project. Name it with --project <id>.`);
  }
}

/** Opens the project; a hosted one with the application default credentials. */
export async function openProject(
  { id, database = '(default)', local }: Access,
  signal: AbortSignal,
): Promise<Project> {
  const headers = local
    ? () => Promise.resolve(new Headers({ authorization: 'Bearer owner' }))
    : await hostedAccess();
  const firestoreUrl = local?.firestoreUrl ?? 'https://firestore.googleapis.com';
  const authUrl = local
    ? `${local.authUrl}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com';
  const callTo =
    (base: string): Call =>
    async (path, body) => {
      const request = body ? { method: 'POST', body: JSON.stringify(body) } : {};
      const sent = await headers();
      sent.set('content-type', 'application/json');
      const response = await fetch(`${base}${path}`, { ...request, headers: sent, signal });
      const text = await response.text();
      const answer: unknown = response.ok ? JSON.parse(text) : undefined;
      if (response.ok) return answer;
      const { message: reason, status } = errorIn(text);
      // Of a database that does not exist, Firestore answers the same as of a document; of another project, a local backend.
      const isElsewhere = /does not exist|holds the project/.test(reason);
      if (response.status === 404 && !body && !isElsewhere) return undefined;
      throw new RequestRefused(`${base}${path} answered ${response.status}: ${reason}`, status);
    };
  return {
    id,
    database,
    isLocal: local !== undefined,
    firestore: callTo(`${firestoreUrl}/v1/projects/${id}/databases/${database}/documents`),
    accounts: callTo(`${authUrl}/v1/projects/${id}/accounts`),
    google: callTo(''),
  };
}

function errorIn(text: string): { readonly message: string; readonly status: string } {
  try {
    // Of a stream of answers, the error is the only one.
    const answer: unknown = JSON.parse(text);
    return v.parse(errorSchema, Array.isArray(answer) ? answer[0] : answer).error;
  } catch {
    return { message: text, status: '' };
  }
}

/** Loaded only for a hosted project. */
async function hostedAccess(): Promise<() => Promise<Headers>> {
  const { GoogleAuth } = await import('google-auth-library');
  const auth = new GoogleAuth({ scopes: ['https://www.googleapis.com/auth/cloud-platform'] });
  const signIn = 'Run: gcloud auth application-default login (docs/operating.md, Account deletion requests).';
  const client = await auth.getClient().catch(() => {
    throw new UserFacingError(`No credentials for the project. ${signIn}`);
  });
  // Credentials expire, and Google's sign-in may be out of reach.
  return () =>
    client.getRequestHeaders().catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new UserFacingError(`Google gave no access with these credentials: ${reason}. ${signIn}`);
    });
}
