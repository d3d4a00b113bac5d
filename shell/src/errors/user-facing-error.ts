/** A failure whose message is meant for the person, not only for the log. */
export class UserFacingError extends Error {}
