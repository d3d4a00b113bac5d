import { segmentsOf } from '../../paths/resource-name';
import type { Document } from '../../values/value';
import { fail } from '../language/rules-error';
import { Path, wrongType, type RuleValue } from '../values/values';

type Look = (name: string) => Document | undefined;

/** The hosted limits: of one decision, and of a request about several documents. */
const maxDocuments = 10;
const maxDocumentsOfRequest = 20;

/** What get(), exists() and their After twins can see, and a record of what they looked at. */
export class DocumentAccess {
  /** Full names of the documents that were looked at. */
  readonly consulted = new Set<string>();

  constructor(
    /** `projects/P/databases/D` */
    private readonly database: string,
    private readonly now: Look,
    private readonly afterCommit: Look,
    private readonly ofRequest = new Set<string>(),
  ) {}

  find(path: RuleValue, when: 'now' | 'after'): Document | undefined {
    const name = this.nameOf(path);
    this.consulted.add(name);
    this.ofRequest.add(name);
    if (this.consulted.size > maxDocuments) {
      return fail(`One decision looks at no more than ${maxDocuments} documents.`);
    }
    if (this.ofRequest.size > maxDocumentsOfRequest) {
      return fail(`One request looks at no more than ${maxDocumentsOfRequest} documents.`);
    }
    if (!canBeStored(name, path)) return undefined;
    return when === 'now' ? this.now(name) : this.afterCommit(name);
  }

  private nameOf(path: RuleValue): string {
    if (!(path instanceof Path)) return wrongType('path', path);
    const [project = ''] = this.database.split('/databases/');
    const isOfDocument = path.segments.length > 3 && path.segments.length % 2 === 1;
    const name = `${project}${String(path)}`;
    return isOfDocument && !path.segments.includes('') && name.startsWith(`${this.database}/documents/`)
      ? name
      : fail('The path is not that of a document here: /databases/D/documents/c/id.');
  }
}

/** A path may hold what no name can, as `..` or a slash inside a segment: there is no such document. */
function canBeStored(name: string, path: RuleValue): boolean {
  if (path instanceof Path && path.segments.some((segment) => segment.includes('/'))) return false;
  try {
    return segmentsOf(name).length > 0;
  } catch {
    return false;
  }
}
