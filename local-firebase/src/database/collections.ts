import { compareNames } from '../ordering/compare-text';
import { containerOf, idOf, isRoot } from '../paths/resource-name';
import type { Query } from '../query/query';
import type { Document } from '../values/value';

/**
 * All documents in memory, by collection: a read or a write costs in proportion to the collections it touches.
 * Documents are never changed in place, so whoever holds one holds a snapshot.
 */
export class Collections {
  private readonly byPath = new Map<string, Map<string, Document>>();
  private readonly pathsById = new Map<string, Set<string>>();

  get(name: string): Document | undefined {
    return this.byPath.get(containerOf(name))?.get(name);
  }

  put(document: Document): void {
    const path = containerOf(document.name);
    const collection = this.byPath.get(path) ?? this.add(path);
    collection.set(document.name, document);
  }

  remove(name: string): void {
    const path = containerOf(name);
    const collection = this.byPath.get(path);
    if (!collection?.delete(name) || collection.size > 0) return;
    this.byPath.delete(path);
    const paths = this.pathsById.get(idOf(path));
    paths?.delete(path);
    if (paths?.size === 0) this.pathsById.delete(idOf(path));
  }

  /** Every collection that holds documents, by its full name. */
  all(): Iterable<[path: string, documents: ReadonlyMap<string, Document>]> {
    return this.byPath;
  }

  /** The documents that a query may find, before its filters and its order. */
  candidates({ parent, collectionId, allDescendants }: Query): Document[] {
    if (collectionId !== undefined && !allDescendants) return this.documentsIn(`${parent}/${collectionId}`);
    const paths = collectionId === undefined ? this.byPath.keys() : (this.pathsById.get(collectionId) ?? []);
    return [...paths]
      .filter((path) => path.startsWith(`${parent}/`))
      .flatMap((path) => this.documentsIn(path));
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
    return [...(this.byPath.get(path)?.values() ?? [])];
  }

  private add(path: string): Map<string, Document> {
    const collection = new Map<string, Document>();
    this.byPath.set(path, collection);
    const paths = this.pathsById.get(idOf(path)) ?? new Set();
    this.pathsById.set(idOf(path), paths.add(path));
    return collection;
  }
}
