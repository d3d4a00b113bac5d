/**
 * The id of the button that ends the session, in the host's bar. A module presses it to offer the same elsewhere, with the
 * question about drafts.
 */
export const logoutButtonId = 'logout';

/** For the host, whose first load holds no more than the text. */
export type LogoutButtonId = typeof logoutButtonId;
