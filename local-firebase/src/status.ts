const codes = {
  UNKNOWN: { http: 500, number: 2 },
  INVALID_ARGUMENT: { http: 400, number: 3 },
  DEADLINE_EXCEEDED: { http: 504, number: 4 },
  NOT_FOUND: { http: 404, number: 5 },
  ALREADY_EXISTS: { http: 409, number: 6 },
  PERMISSION_DENIED: { http: 403, number: 7 },
  RESOURCE_EXHAUSTED: { http: 429, number: 8 },
  FAILED_PRECONDITION: { http: 400, number: 9 },
  ABORTED: { http: 409, number: 10 },
  OUT_OF_RANGE: { http: 400, number: 11 },
  UNIMPLEMENTED: { http: 501, number: 12 },
  INTERNAL: { http: 500, number: 13 },
  UNAVAILABLE: { http: 503, number: 14 },
  DATA_LOSS: { http: 500, number: 15 },
  UNAUTHENTICATED: { http: 401, number: 16 },
} as const;

export type StatusCode = keyof typeof codes;
export type HttpStatus = (typeof codes)[StatusCode]['http'];

/** A refusal in Firestore's terms: the client acts on the code, the developer reads the message. */
export class StatusError extends Error {
  constructor(
    readonly status: StatusCode,
    message: string,
  ) {
    super(message);
  }

  get http(): HttpStatus {
    return codes[this.status].http;
  }

  /** The number that streams carry. */
  get grpc(): number {
    return codes[this.status].number;
  }
}

export const invalid = (message: string): StatusError => new StatusError('INVALID_ARGUMENT', message);

/** What a client is told about any failure. Only our own errors speak; others stay in the log. */
export function statusErrorOf(error: unknown): StatusError {
  return error instanceof StatusError
    ? error
    : new StatusError('UNKNOWN', 'The server failed on this request.');
}

export const errorBody = (error: StatusError) => ({
  error: { code: error.http, message: error.message, status: error.status },
});
