/** After how long a start counts as slow, in milliseconds. */
export const slowStartMs = 20_000;
