import type { AuthContext } from './auth-context';
import type { Query } from './query/query';
import { StatusError } from './status';
import type { Document } from './values/value';

interface Judged {
  /**
   * The full names of the documents that get(), exists(), getAfter() or existsAfter() looked at: open listeners are
   * decided again when one of them changes.
   */
  consulted: ReadonlySet<string>;
  /** How many expressions were evaluated, of the 1,000 that a request may; absent where no rules were asked. */
  expressions?: number;
}

export type Decision = Judged &
  (
    | { granted: true }
    | {
        granted: false;
        /** For the developer: which rule line refused and why. Becomes the message of the error. */
        reason: string;
      }
  );

/** What every check is told. All names are full: `projects/P/databases/D/documents/...`. */
interface Asked {
  auth: AuthContext;
  /** `request.time`: UTC, RFC 3339, to the millisecond; what serverTimestamp() stores in this request. */
  time: string;
  /**
   * The full names that rules looked at so far in a request about several documents, which may be 20; the gate
   * adds to it.
   */
  looked?: Set<string>;
  /** Any document as it is now; before the commit when writes are checked. */
  get(name: string): Document | undefined;
}

export interface GetCheck extends Asked {
  /** True when no client asked for the document: the answer only decides how something is told. */
  inPassing?: boolean;
  /** The document asked for, which may not exist. */
  name: string;
  resource: Document | undefined;
}

export interface ListCheck extends Asked {
  /** Decided from the query alone, never from documents found. `limit` and `offset` are in it. */
  query: Query;
}

export interface WriteCheck extends Asked {
  method: 'create' | 'update' | 'delete';
  name: string;
  /** Before the commit; undefined for create. */
  before: Document | undefined;
  /** After this write, transforms applied; undefined for delete. */
  after: Document | undefined;
  /** How many documents of the commit are asked about after this one. */
  following: number;
  /** Any document as it will be when the whole commit is done. */
  getAfter(name: string): Document | undefined;
}

/**
 * Where rules decide. The caller skips it for the administrator, asks it before it looks at preconditions, and
 * asks once per write of a commit (a `verify` write asks checkGet). Checks are synchronous, so that the state
 * they look at does not move; they never throw.
 */
export interface RulesGate {
  checkGet(check: GetCheck): Decision;
  checkList(check: ListCheck): Decision;
  checkWrite(check: WriteCheck): Decision;
  /** Calls back when the rules themselves changed. Returns the function that ends it. */
  onChange?(listener: () => void): () => void;
}

const granted: Decision = { granted: true, consulted: new Set() };

/** The gate of a server that was started without rules. */
export const allowAll: RulesGate = {
  checkGet: () => granted,
  checkList: () => granted,
  checkWrite: () => granted,
};

/** Throws PERMISSION_DENIED with the reason unless granted. */
export function demand(decision: Decision): void {
  if (!decision.granted) throw new StatusError('PERMISSION_DENIED', decision.reason);
}
