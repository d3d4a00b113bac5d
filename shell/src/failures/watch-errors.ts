import { reportFailure } from '@console/shared/failures';

/** What the event holds is read later. */
const report = (event: Event) => reportFailure('uncaught', event);

/** Reports errors that nobody catches. */
export function watchErrors(): void {
  addEventListener('error', report);
  addEventListener('unhandledrejection', report);
}
