/**
 * Whether reading a request failed because its client went away, as a closed tab does: nobody waits for the answer, and
 * nothing is wrong here. Node.js reports it as a connection reset
 * (https://nodejs.org/api/http.html#class-httpincomingmessage).
 */
export const isClientGone = (error: Error): boolean => 'code' in error && error.code === 'ECONNRESET';
