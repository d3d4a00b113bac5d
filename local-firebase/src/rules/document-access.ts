import { segmentsOf } from '../paths/resource-name';
import type { Document } from '../values/value';
import { fail } from './rules-error';
import { Path, wrongType, type RuleValue } from './values';

type Look = (name: string) => Document | undefined;

const maxDocuments = 10;

/** What get(), exists() and their After twins can see, and a record of what they looked at. */
export class DocumentAccess {
  /** Full names of the documents that were looked at. */
  readonly consulted = new Set<string>();

  constructor(
    /** `projects/P` */
    private readonly project: string,
    private readonly now: Look,
    private readonly afterCommit: Look,
  ) {}

  find(path: RuleValue, when: 'now' | 'after'): Document | undefined {
    const name = this.nameOf(path);
    if (!this.consulted.has(name) && this.consulted.size >= maxDocuments) {
      return fail(`One request looks at no more than ${maxDocuments} documents.`);
    }
    this.consulted.add(name);
    return when === 'now' ? this.now(name) : this.afterCommit(name);
  }

  private nameOf(path: RuleValue): string {
    if (!(path instanceof Path)) return wrongType('path', path);
    const name = `${this.project}${String(path)}`;
    return isDocumentName(name)
      ? name
      : fail('The path is not that of a document: /databases/D/documents/c/id.');
  }
}

function isDocumentName(name: string): boolean {
  try {
    const segments = segmentsOf(name);
    return segments.length > 0 && segments.length % 2 === 0;
  } catch {
    return false;
  }
}
