/** A failure that Identity Toolkit reports with one of its own codes: HTTP 400 and the code as the message. */
export class AuthError extends Error {
  override readonly name = 'AuthError';

  constructor(
    readonly code: string,
    readonly status: 400 | 403 | 404 | 413 = 400,
  ) {
    super(code);
  }

  /** The body that the SDK parses: the code up to the first ` : `, the rest is for people. */
  body() {
    return {
      error: {
        code: this.status,
        message: this.code,
        errors: [{ message: this.code, reason: 'invalid', domain: 'global' }],
      },
    };
  }
}
