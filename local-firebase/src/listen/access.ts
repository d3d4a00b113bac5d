import { requestTime } from '../access/read';
import type { AuthContext } from '../auth-context';
import type { Backend } from '../commit/commit';
import type { Change } from '../database/database';
import type { Query } from '../query/query';
import { demand, type Decision } from '../rules-gate';

/** What one listener may see. Remembers by which documents its targets' access was decided. */
export class Access {
  private consulted: ReadonlySet<string> = new Set();

  constructor(
    private readonly backend: Backend,
    private readonly auth: AuthContext,
  ) {}

  /** Throws PERMISSION_DENIED unless the caller may read all of it. */
  demandAll(subjects: readonly (string | Query)[]): void {
    const decisions = subjects.map((subject) =>
      typeof subject === 'string' ? this.get(subject) : this.list(subject),
    );
    this.consulted = new Set(decisions.flatMap((decision) => [...decision.consulted]));
    for (const decision of decisions) demand(decision);
  }

  mayRead(name: string): boolean {
    return this.get(name, true).granted;
  }

  dependsOn(changes: readonly Change[]): boolean {
    return this.consulted.size > 0 && changes.some((change) => this.consulted.has(change.name));
  }

  private get(name: string, inPassing = false): Decision {
    return this.auth.kind === 'admin'
      ? free
      : this.backend.gate.checkGet({
          ...this.asked(),
          name,
          inPassing,
          resource: this.backend.database.get(name),
        });
  }

  private list(query: Query): Decision {
    return this.auth.kind === 'admin' ? free : this.backend.gate.checkList({ ...this.asked(), query });
  }

  private asked() {
    return { auth: this.auth, time: requestTime(), get: (name: string) => this.backend.database.get(name) };
  }
}

const free: Decision = { granted: true, consulted: new Set() };
