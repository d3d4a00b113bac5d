/** After how many milliseconds is watched again what the database refused: the role, or a list while it is closed. */
export const watchAgainAfterMs = 10_000;
