import type { Collections } from '../database/collections';
import { compareNames } from '../ordering/compare-text';
import type { Document } from '../values/value';

const documentsPerPage = 25;
// projects/P/databases/D/documents/...
const databaseAt = 3;
const pathAt = 5;

/** Collections of the same kind, as `quizzes` below any document of `seasons`. */
export interface CollectionKind {
  kind: string;
  documents: number;
  collections: number;
}

/** What a collection is one of: ids of documents become stars; databases but the default one are named. */
function kindOf(path: string): string {
  const segments = path.split('/');
  const database = segments[databaseAt] ?? '';
  const kind = segments.slice(pathAt).map((segment, index) => (index % 2 === 0 ? segment : '*'));
  return (database === '(default)' ? '' : `${database}: `) + kind.join('/');
}

/** What is stored, by kind of collection. */
export function collectionKinds(collections: Collections): CollectionKind[] {
  const kinds = new Map<string, CollectionKind>();
  for (const [path, { size }] of collections.all()) {
    const kind = kindOf(path);
    const { documents, collections: count } = kinds.get(kind) ?? { documents: 0, collections: 0 };
    kinds.set(kind, { kind, documents: documents + size, collections: count + 1 });
  }
  return [...kinds.values()].sort((a, b) => compareNames(a.kind, b.kind));
}

export interface DocumentPage {
  documents: Document[];
  total: number;
  /** Counted from 1. */
  page: number;
  pages: number;
}

/** Some of the documents of one kind of collection, in the order of their names. */
export function documentPage(collections: Collections, kind: string, wanted: number): DocumentPage {
  const all = [...collections.all()]
    .filter(([path]) => kindOf(path) === kind)
    .flatMap(([, documents]) => [...documents.values()])
    .sort((a, b) => compareNames(a.name, b.name));
  const pages = Math.max(1, Math.ceil(all.length / documentsPerPage));
  const page = Math.min(Math.max(1, Math.trunc(wanted) || 1), pages);
  const documents = all.slice((page - 1) * documentsPerPage, page * documentsPerPage);
  return { documents, total: all.length, page, pages };
}
