/**
 * A worker that is ready, of the code that an import of `*.worker.ts?source` has; `undefined` where none can be started, as
 * under the policy of an earlier shell, which has no workers from blobs. Rejects if the code cannot be loaded.
 */
export async function startWorker(
  load: () => Promise<{ readonly code: string }>,
): Promise<Worker | undefined> {
  if (typeof Worker === 'undefined') return undefined;
  const { code } = await load();
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

/** The answer of a worker to its only request, after which it ends. Rejects if it fails, or with the signal's reason. */
export function askWorker<Answer>(worker: Worker, request: unknown, signal?: AbortSignal): Promise<Answer> {
  return new Promise<Answer>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(`A worker failed: ${message}`));
    signal?.addEventListener('abort', () => reject(abortReason(signal)), { once: true });
    if (signal?.aborted) reject(abortReason(signal));
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}

const abortReason = ({ reason }: AbortSignal): Error =>
  reason instanceof Error ? reason : new DOMException('The work is no longer needed.', 'AbortError');
