import { askWorker, startWorker } from '../../worker';
import { importLimits, UnreadableSource, type ImportedSource } from '../../read/imported';
import type { ReadAnswer, ReadRequest } from '../../read/read-request';

/** What a person has chosen, and the text of a paste beside its HTML. */
export type ReadSourceOptions = Omit<ReadRequest, 'source'> & {
  /** Ends the worker and rejects with the signal's reason. */
  readonly signal?: AbortSignal;
};

/**
 * Reads the questions of a file or of a pasted text, in a worker, which ends with it, after 30 s at the latest. Rejects with
 * `UnreadableSource` if there are none; a file above the limit is not opened.
 */
export async function readSource(
  source: File | string,
  { signal, ...chosen }: ReadSourceOptions = {},
): Promise<ImportedSource> {
  const size = typeof source === 'string' ? source.length : source.size;
  if (size > importLimits.bytes) throw new UnreadableSource('too-large');
  signal?.throwIfAborted();
  const answer = await answerOf({ source, ...chosen }, signal);
  signal?.throwIfAborted();
  if ('read' in answer) return answer.read;
  throw new UnreadableSource(answer.unreadable.reason, answer.unreadable.table);
}

async function answerOf(request: ReadRequest, signal: AbortSignal | undefined): Promise<ReadAnswer> {
  const worker = await startWorker(() => loaded(workerCode()));
  const limit = AbortSignal.timeout(importLimits.readMs);
  if (worker)
    return askWorker<ReadAnswer>(
      worker,
      request,
      AbortSignal.any([limit, ...(signal ? [signal] : [])]),
    ).catch((error: unknown) => {
      signal?.throwIfAborted();
      if (limit.aborted) throw new UnreadableSource('too-slow');
      console.warn('A source was not read', error);
      throw new UnreadableSource('damaged');
    });
  // The policy of an earlier shell has no workers from blobs: the page reads the source, and may stand still meanwhile.
  const { answerRequest } = await loaded(import('../../read/read-request'));
  return answerRequest(request);
}

/** Code that a lost connection keeps from loading. */
const loaded = <Code>(code: Promise<Code>): Promise<Code> =>
  code.catch(() => {
    throw new UnreadableSource('not-started');
  });

const workerCode = () => import('../../read/reading.worker.ts?source');

/** Loads the code of the worker, so that a source can be read without a connection. */
export const preloadReader = (): void => void workerCode().catch(() => undefined);
