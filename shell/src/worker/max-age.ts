/**
 * How old, in milliseconds, a page or registry from the device may be: servers keep the files of earlier releases for a
 * week, and an older one may name files that are gone.
 */
export const maxAgeMs = 7 * 24 * 60 * 60 * 1000;
