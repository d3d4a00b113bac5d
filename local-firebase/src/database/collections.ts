import { compareNames } from '../ordering/compare-text';
import { containerOf, idOf, isRoot } from '../paths/resource-name';
import type { Query } from '../query/query';
import type { Document } from '../values/value';

interface Collection {
  documents: Map<string, Document>;
  /** In the order of names; rebuilt when it is asked for after a document came or went. */
  inOrder?: Document[];
}

/**
 * All documents in memory, by collection: a read or a write costs in proportion to the collections it touches.
 * Documents are never changed in place, so whoever holds one holds a snapshot.
 */
export class Collections {
  private readonly byPath = new Map<string, Collection>();
  private readonly pathsById = new Map<string, Set<string>>();

  get(name: string): Document | undefined {
    return this.byPath.get(containerOf(name))?.documents.get(name);
  }

  put(document: Document): void {
    const path = containerOf(document.name);
    const collection = this.byPath.get(path) ?? this.add(path);
    collection.documents.set(document.name, document);
    delete collection.inOrder;
  }

  remove(name: string): void {
    const path = containerOf(name);
    const collection = this.byPath.get(path);
    if (!collection?.documents.delete(name)) return;
    delete collection.inOrder;
    if (collection.documents.size > 0) return;
    this.byPath.delete(path);
    const paths = this.pathsById.get(idOf(path));
    paths?.delete(path);
    if (paths?.size === 0) this.pathsById.delete(idOf(path));
  }

  /** The documents that a query may find, before its filters. */
  candidates({ parent, collectionId, allDescendants }: Query): Document[] {
    if (collectionId !== undefined && !allDescendants) return this.documentsIn(`${parent}/${collectionId}`);
    const paths = collectionId === undefined ? this.byPath.keys() : (this.pathsById.get(collectionId) ?? []);
    return [...paths]
      .filter((path) => path.startsWith(`${parent}/`))
      .flatMap((path) => this.documentsIn(path));
  }

  /** In the order of names. */
  documentsIn(path: string): Document[] {
    const collection = this.byPath.get(path);
    if (!collection) return [];
    collection.inOrder ??= [...collection.documents.values()].sort((a, b) => compareNames(a.name, b.name));
    return collection.inOrder;
  }

  /** Everything below a document or the root, in no order. */
  below(parent: string): Document[] {
    const found = [...this.byPath].filter(([path]) => path.startsWith(`${parent}/`));
    return found.flatMap(([, collection]) => [...collection.documents.values()]);
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

  private add(path: string): Collection {
    const collection: Collection = { documents: new Map() };
    this.byPath.set(path, collection);
    const paths = this.pathsById.get(idOf(path)) ?? new Set();
    this.pathsById.set(idOf(path), paths.add(path));
    return collection;
  }
}
