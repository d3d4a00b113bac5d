import type { IncomingMessage } from 'node:http';

const isThisMachine = (origin: string): boolean =>
  /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin);

/** Lets the shell's page on this machine read sources from a module's server, and no page of any other site. */
export function readableBy({ headers: { origin = '' } }: IncomingMessage): Record<string, string> {
  return { Vary: 'Origin', ...(isThisMachine(origin) && { 'Access-Control-Allow-Origin': origin }) };
}
