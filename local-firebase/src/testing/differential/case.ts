/** The one project and database that both servers hold while they are compared. */
export const project = 'demo-differential';
export const databaseId = `projects/${project}/databases/(default)`;
export const root = `${databaseId}/documents`;

export type Json = Record<string, unknown>;

export interface Request {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** What follows `/v1/projects/P/databases/D/documents`, with verb and query string. */
  path: string;
  /** An object is sent as JSON, a text as it is. */
  body?: Json | string;
}

export interface Answer {
  /** What was asked. */
  request: Request;
  http: number;
  body: unknown;
}

/** A request, or one that is made of what the same server answered to the steps before. */
export type Step = Request | ((answers: readonly Answer[]) => Request);

/** Requests made one after another; the answers to all of them are compared. */
export interface Case {
  title: string;
  steps: readonly Step[];
}

/** Cases of one subject, and the documents that they share. */
export interface Group {
  name: string;
  /** Bodies of commits made before, once. */
  documents?: readonly { path: string; fields: Json }[];
  cases: readonly Case[];
}

export const post = (path: string, body: Json | string = {}): Request => ({ method: 'POST', path, body });
export const get = (path: string): Request => ({ method: 'GET', path });
export const patch = (path: string, body: Json | string = {}): Request => ({ method: 'PATCH', path, body });
export const remove = (path: string): Request => ({ method: 'DELETE', path });
export const commit = (...writes: Json[]): Request => post(':commit', { writes });

export const nameOf = (path: string): string => `${root}/${path}`;
export const set = (path: string, fields: Json): Json => ({ update: { name: nameOf(path), fields } });
