import type { CommitEvent, Database } from '../database/database';
import { describeQuery } from '../query/describe-query';
import { inScope, matches } from '../query/matches';
import type { Query } from '../query/query';
import { matching, runQuery } from '../query/run-query';
import type { Document } from '../values/value';
import type { Access } from './access';
import { counted, deleted, dropped, left, present, reset, type ListenMessage } from './messages';
import type { Target } from './target';

/** Watches the result of a query whose documents each belong to it or not, whatever the others are. */
export class QueryTarget implements Target {
  constructor(
    readonly id: number,
    protected readonly query: Query,
    protected readonly database: Database,
    protected readonly access: Access,
  ) {}

  describe(): string {
    return describeQuery(this.query);
  }

  demandAccess(): void {
    this.access.demandAll([this.query]);
  }

  concerns({ changes }: CommitEvent): boolean {
    return changes.some((change) => inScope(this.query, change.name)) || this.access.dependsOn(changes);
  }

  initial(seen: string | undefined, expectedCount: number | undefined): ListenMessage[] {
    const result = matching(this.database.collections, this.query);
    if (seen === undefined) return result.map((document) => this.here(document));
    return [...this.since(seen), ...this.count(result.length, expectedCount)];
  }

  update({ changes }: CommitEvent): ListenMessage[] {
    return changes.flatMap(({ name, before, after }) => {
      if (after && matches(this.query, after)) return [this.here(after)];
      return before && matches(this.query, before) ? [this.gone(name)] : [];
    });
  }

  protected here(document: Document): ListenMessage {
    return present(this.id, document, this.query.select);
  }

  /** It belonged to the result and no longer does. */
  protected gone(name: string): ListenMessage {
    const document = this.database.get(name);
    if (!document) return deleted(this.id, name, this.database.version);
    return this.access.mayRead(name)
      ? left(this.id, document)
      : dropped(this.id, name, this.database.version);
  }

  /** For a client that says how many it knows. */
  protected count(actual: number, expected: number | undefined): ListenMessage[] {
    return expected === undefined ? [] : [counted(this.id, actual)];
  }

  /** For what has changed and does not match now it is unknown whether it did: to be told twice does no harm. */
  protected since(seen: string): ListenMessage[] {
    const { collections, tombstones } = this.database;
    const changed = collections
      .scope(this.query)
      .documents()
      .filter(({ name, updateTime }) => updateTime > seen && inScope(this.query, name));
    const deletions = tombstones.after(seen).filter((name) => inScope(this.query, name));
    return [
      ...changed.map((document) =>
        matches(this.query, document) ? this.here(document) : this.gone(document.name),
      ),
      ...deletions.map((name) => this.gone(name)),
    ];
  }
}

/** Watches a query with a limit or an offset: which documents belong to it depends on the others. */
export class LimitedQueryTarget extends QueryTarget {
  private shown: ReadonlyMap<string, Document> = new Map();

  /** After changes, what left the result cannot be told from the versions: the client starts afresh. */
  override initial(seen: string | undefined, expectedCount: number | undefined): ListenMessage[] {
    this.shown = this.run();
    const all = [...this.shown.values()].map((document) => this.here(document));
    if (seen === undefined) return all;
    const unchanged = this.since(seen).length === 0;
    return unchanged ? this.count(all.length, expectedCount) : [reset(this.id), ...all];
  }

  override update({ changes }: CommitEvent): ListenMessage[] {
    const touched = changes.some(({ before, after }) =>
      [before, after].some((document) => document && matches(this.query, document)),
    );
    if (!touched) return [];
    const old = this.shown;
    this.shown = this.run();
    const goneNames = [...old].filter(([name]) => !this.shown.has(name));
    const changed = [...this.shown].filter(([name, document]) => old.get(name) !== document);
    return [
      ...goneNames.map(([name, document]) =>
        // Pushed out by others, itself as before.
        this.database.get(name) === document
          ? dropped(this.id, name, this.database.version)
          : this.gone(name),
      ),
      ...changed.map(([, document]) => this.here(document)),
    ];
  }

  private run(): ReadonlyMap<string, Document> {
    return new Map(
      runQuery(this.database.collections, this.query).map((document) => [document.name, document]),
    );
  }
}
