import { t } from '@console/shared/i18n';
import { UserFacingError } from './user-facing-error';

/** How long a part of the console may take before the screen reports it. */
export const timeoutMs = 5000;

/**
 * Returns the milliseconds left of the timeout for a wait that began at `began`, a moment of
 * `performance.now()`.
 */
export const timeLeft = (began: number): number => Math.max(0, began + timeoutMs - performance.now());

/** Resolves as `work` does, or rejects after `limitMs`; does not cancel the work. */
export function withTimeout<T>(work: Promise<T>, limitMs = timeoutMs): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new UserFacingError(t('The server didn’t answer in time.'))), limitMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
