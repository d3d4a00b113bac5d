import { useCallback, useEffect, useState } from 'react';

/** A value that is fetched before it can be shown. */
export type Loading<T> =
  | { status: 'loading' }
  | { status: 'ready'; value: T }
  | { status: 'failed'; error: unknown; retry: () => void };

type Result<T> = { load: () => Promise<T>; loaded: { value: T } | { error: unknown } };

/**
 * Runs `load` immediately and again when it is another function or is retried. A `known` value is ready in
 * the first render.
 */
export function useLoading<T>(load: () => Promise<T>, known?: T): Loading<T> {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<Result<T>>();
  const retry = useCallback(() => {
    setResult(undefined);
    setAttempt((before) => before + 1);
  }, []);

  useEffect(() => {
    let current = true;
    load().then(
      (value) => current && setResult({ load, loaded: { value } }),
      (error: unknown) => current && setResult({ load, loaded: { error } }),
    );
    return () => {
      current = false;
    };
  }, [load, attempt]);

  if (known !== undefined) return { status: 'ready', value: known };
  if (result?.load !== load) return { status: 'loading' };
  const { loaded } = result;
  return 'value' in loaded
    ? { status: 'ready', value: loaded.value }
    : { status: 'failed', error: loaded.error, retry };
}
