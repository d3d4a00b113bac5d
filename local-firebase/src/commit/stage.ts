import { StatusError } from '../status';
import { justBefore, millisecondOf } from '../values/timestamp';
import type { Document } from '../values/value';
import { checkSize } from './document-size';
import { fieldAt, withField } from './fields';
import { sameFields } from './same-fields';
import { applyTransforms } from './transforms';
import type { Precondition, Update, Write, WriteResult } from './write';

/** What a commit would do: nothing is stored yet. */
export interface Staged {
  /** What the client is told about each write. */
  results: WriteResult[];
  /** The state after all writes, of the documents that they name. */
  after: ReadonlyMap<string, Document | undefined>;
  /** The first precondition that does not hold. Thrown only after rules have granted, else existence would leak. */
  refusal: StatusError | undefined;
}

type Read = (name: string) => Document | undefined;

/** Applies the writes in order on top of what is stored. */
export function stage(writes: readonly Write[], read: Read, version: string): Staged {
  const after = new Map<string, Document | undefined>();
  let refusal: StatusError | undefined;
  const results = writes.map((write): { write: Write; result: WriteResult } => {
    const current = after.has(write.name) ? after.get(write.name) : read(write.name);
    refusal ??= refusalOf(write, current);
    const { document, result } = applyWrite(write, current, read(write.name), version);
    after.set(write.name, document);
    return { write, result };
  });
  return { results: results.map((each) => withFinalTime(each, after)), after, refusal };
}

/** Writes to one document count as one: each is told the time of what comes of all, none when it is deleted. */
function withFinalTime(
  { write, result }: { write: Write; result: WriteResult },
  after: Staged['after'],
): WriteResult {
  if (write.kind === 'verify') return result;
  const { transformResults } = result;
  const updateTime = after.get(write.name)?.updateTime;
  return { ...(updateTime && { updateTime }), ...(transformResults && { transformResults }) };
}

function refusalOf({ name, precondition }: Write, current: Document | undefined) {
  if (!precondition || holds(precondition, current)) return undefined;
  if ('updateTime' in precondition) {
    return new StatusError(
      'FAILED_PRECONDITION',
      `the stored version (${current?.updateTime ?? 'none'}) does not match the required base version (${precondition.updateTime}): ${name}`,
    );
  }
  if (!precondition.exists) return new StatusError('ALREADY_EXISTS', `entity already exists: ${name}`);
  return new StatusError('NOT_FOUND', `no entity to update: ${name}`);
}

const holds = (precondition: Precondition, current: Document | undefined): boolean =>
  'updateTime' in precondition
    ? current?.updateTime === precondition.updateTime
    : (current !== undefined) === precondition.exists;

function applyWrite(
  write: Write,
  current: Document | undefined,
  stored: Document | undefined,
  version: string,
) {
  if (write.kind === 'verify') {
    return { document: current, result: { updateTime: current?.updateTime ?? justBefore(version) } };
  }
  if (write.kind === 'delete') return { document: undefined, result: {} };
  const { fields, results } = applyTransforms(
    masked(write, current),
    write.transforms,
    millisecondOf(version),
  );
  const document = {
    name: write.name,
    fields,
    createTime: current?.createTime ?? version,
    updateTime: version,
  };
  checkSize(document);
  // A write that changes nothing keeps the old version, and nobody is told.
  const kept = stored && current && sameFields(stored.fields, fields) ? stored : document;
  const transformResults = results.length > 0 ? { transformResults: results } : {};
  return { document: kept, result: { updateTime: kept.updateTime, ...transformResults } };
}

function masked({ fields, mask }: Update, current: Document | undefined) {
  if (!mask) return fields;
  return mask.reduce((all, path) => withField(all, path, fieldAt(fields, path)), current?.fields ?? {});
}
