import { importLimits, UnreadableSource, type ColumnMapping, type ImportedSource } from './read/imported';
import type { ReadAnswer, ReadRequest } from './read/read-request';

export type ReadSourceOptions = {
  /** The columns that a person has chosen. */
  readonly mapping?: ColumnMapping;
  /** Ends the worker and rejects with the signal's reason. */
  readonly signal?: AbortSignal;
};

/**
 * Reads the questions of a file or of a pasted text, in a worker, which ends with it. Rejects with `UnreadableSource` if
 * there are none; a file above the limit is not opened.
 */
export async function readSource(
  source: File | string,
  { mapping, signal }: ReadSourceOptions = {},
): Promise<ImportedSource> {
  const size = typeof source === 'string' ? source.length : source.size;
  if (size > importLimits.bytes) throw new UnreadableSource('too-large');
  signal?.throwIfAborted();
  const answer = await answerOf({ source, mapping }, signal);
  signal?.throwIfAborted();
  if ('read' in answer) return answer.read;
  throw new UnreadableSource(answer.unreadable.reason, answer.unreadable.table);
}

async function answerOf(request: ReadRequest, signal: AbortSignal | undefined): Promise<ReadAnswer> {
  const worker = await startWorker();
  if (worker) return ask(worker, request, signal);
  // The policy of an earlier shell has no workers from blobs: the page reads the source, and may stand still meanwhile.
  const { answerRequest } = await loaded(import('./read/read-request'));
  return answerRequest(request);
}

/** Code that a lost connection keeps from loading. */
const loaded = <Code>(code: Promise<Code>): Promise<Code> =>
  code.catch(() => {
    throw new UnreadableSource('not-started');
  });

const workerCode = () => import('./read/reading.worker.ts?source');

/** Loads the code of the worker, so that a source can be read without a connection. */
export const preloadReader = (): void => void workerCode().catch(() => undefined);

/** A worker that is ready; `undefined` where none can be started. */
async function startWorker(): Promise<Worker | undefined> {
  if (typeof Worker === 'undefined') return undefined;
  const { code } = await loaded(workerCode());
  const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  try {
    const worker = new Worker(address);
    const isReady = await new Promise<boolean>((resolve) => {
      worker.onmessage = () => resolve(true);
      worker.onerror = () => resolve(false);
    });
    return isReady ? worker : undefined;
  } catch {
    // Some browsers throw where others report an error.
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function ask(worker: Worker, request: ReadRequest, signal: AbortSignal | undefined): Promise<ReadAnswer> {
  return new Promise<ReadAnswer>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ReadAnswer>) => resolve(data);
    worker.onerror = () => reject(new UnreadableSource('damaged'));
    signal?.addEventListener('abort', () => reject(abortReason(signal)), { once: true });
    if (signal?.aborted) reject(abortReason(signal));
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}

const abortReason = ({ reason }: AbortSignal): Error =>
  reason instanceof Error ? reason : new DOMException('The source is no longer needed.', 'AbortError');
