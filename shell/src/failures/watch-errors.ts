import { reportFailure } from '@console/shared/failures';

/** Reports errors that nobody catches. What the events hold is read later. */
export function watchErrors(): void {
  for (const type of ['error', 'unhandledrejection'])
    addEventListener(type, (event) => reportFailure('uncaught', event));
}
