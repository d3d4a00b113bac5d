/** A failure with a message for the person, not only for the log. */
export class UserFacingError extends Error {}
