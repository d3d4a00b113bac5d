import { compareNames } from '../ordering/compare-text';
import type { FieldPath } from '../paths/field-path';
import { containerOf, idOf, isRoot } from '../paths/resource-name';
import type { Query } from '../query/query';
import type { Document } from '../values/value';
import type { FieldIndex, IndexKind } from './field-index';
import { Indexes } from './indexes';

/** Where a query looks. */
export interface Scope {
  /** How many documents there are. */
  readonly size: number;
  documents(): Document[];
  /** Absent when all collections are meant. */
  index?(kind: IndexKind, field: FieldPath): FieldIndex;
}

class Collection {
  readonly documents = new Map<string, Document>();
  readonly indexes = new Indexes();
}

/** The collections of one id, wherever they are. */
class Group {
  readonly paths = new Set<string>();
  /** How many documents are in all of them. */
  size = 0;
  readonly indexes = new Indexes();
}

const scopeOf = (size: number, indexes: Indexes, documents: () => Document[]): Scope => ({
  size,
  documents,
  index: (kind, field) => indexes.get(kind, field, documents),
});

/**
 * All documents in memory, by collection: a read or a write costs in proportion to what it touches.
 * Documents are never changed in place, so whoever holds one holds a snapshot.
 */
export class Collections {
  private readonly byPath = new Map<string, Collection>();
  private readonly groups = new Map<string, Group>();

  get(name: string): Document | undefined {
    return this.byPath.get(containerOf(name))?.documents.get(name);
  }

  put(document: Document): void {
    const path = containerOf(document.name);
    const collection = this.byPath.get(path) ?? this.add(path);
    const before = collection.documents.get(document.name);
    collection.documents.set(document.name, document);
    collection.indexes.replace(before, document);
    const group = this.groups.get(idOf(path));
    if (group && !before) group.size += 1;
    group?.indexes.replace(before, document);
  }

  remove(name: string): void {
    const path = containerOf(name);
    const collection = this.byPath.get(path);
    const group = this.groups.get(idOf(path));
    const before = collection?.documents.get(name);
    if (!collection || !group || !before) return;
    collection.documents.delete(name);
    collection.indexes.replace(before, undefined);
    group.indexes.replace(before, undefined);
    group.size -= 1;
    if (collection.documents.size > 0) return;
    this.byPath.delete(path);
    group.paths.delete(path);
    if (group.paths.size === 0) this.groups.delete(idOf(path));
  }

  /** Every collection that holds documents, by its full name. */
  all(): Iterable<[path: string, documents: ReadonlyMap<string, Document>]> {
    return [...this.byPath].map(([path, { documents }]) => [path, documents]);
  }

  /** The documents that a query may find, before its filters and its order. */
  scope({ parent, collectionId, allDescendants }: Query): Scope {
    if (collectionId === undefined) {
      const documents = this.below(parent);
      return { size: documents.length, documents: () => documents };
    }
    if (allDescendants) {
      const group = this.groups.get(collectionId) ?? new Group();
      return scopeOf(group.size, group.indexes, () => this.inGroup(collectionId));
    }
    const path = `${parent}/${collectionId}`;
    const { documents, indexes } = this.byPath.get(path) ?? new Collection();
    return scopeOf(documents.size, indexes, () => [...documents.values()]);
  }

  /** The documents of all collections of one id. */
  inGroup(collectionId: string): Document[] {
    return [...(this.groups.get(collectionId)?.paths ?? [])].flatMap((path) => this.documentsIn(path));
  }

  /** Everything below a document or the root. */
  below(parent: string): Document[] {
    const paths = [...this.byPath.keys()].filter((path) => path.startsWith(`${parent}/`));
    return paths.flatMap((path) => this.documentsIn(path));
  }

  /** Ids of the collections below a document or the root, also of those whose own documents are missing. */
  collectionIds(parent: string): string[] {
    const prefix = `${parent}/`;
    const below = [...this.byPath.keys()].filter((path) => path.startsWith(prefix));
    return [...new Set(below.map((path) => path.slice(prefix.length).split('/', 1)[0] ?? ''))].sort(
      compareNames,
    );
  }

  /** Names of documents in this collection that have collections of their own, stored themselves or not. */
  parentsIn(path: string): string[] {
    const depth = path.split('/').length + 1;
    const below = [...this.byPath.keys()].filter((other) => other.startsWith(`${path}/`) && !isRoot(other));
    return [...new Set(below.map((other) => other.split('/', depth).join('/')))];
  }

  private documentsIn(path: string): Document[] {
    return [...(this.byPath.get(path)?.documents.values() ?? [])];
  }

  private add(path: string): Collection {
    const collection = new Collection();
    this.byPath.set(path, collection);
    const group = this.groups.get(idOf(path)) ?? new Group();
    this.groups.set(idOf(path), group);
    group.paths.add(path);
    return collection;
  }
}
