import { useSyncExternalStore } from 'react';
import { createServerClock } from './server-clock';

const clock = createServerClock();

/** How far the device's clock is ahead of the server's, in milliseconds; 0 where that is not known. */
export const deviceAhead = clock.deviceAhead;

/** The beginning of the present minute, by the server's clock; renders again when it is over. */
export const useMinute = (): number => useSyncExternalStore(clock.subscribe, clock.minute);

/**
 * Whether the time is known: `false` while the server could not be asked for it, such as on a page that was opened offline.
 * The minute is then that of the device's clock, which may be wrong: nothing is judged by it.
 */
export const useIsTimeKnown = (): boolean => useSyncExternalStore(clock.subscribe, clock.isKnown);
