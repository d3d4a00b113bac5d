import { isIP } from 'node:net';

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

export interface OriginOptions {
  /** The address that was chosen to serve on; undefined for this machine only. */
  host?: string | undefined;
  /** Exact origins that may call beside those of this machine. */
  allowOrigins?: readonly string[] | undefined;
}

/** Which web pages may speak to the server, and by which names the server is called. */
export interface OriginPolicy {
  /** Whether pages of this origin may read and change the data. */
  trusts(origin: string): boolean;
  /**
   * Whether a `Host` header names this server. A page whose own domain name was pointed at this machine (DNS
   * rebinding) counts as same-origin to the browser: only the name gives it away.
   */
  answersTo(host: string): boolean;
}

/** This machine's pages under any port, and those origins that were allowed by name. */
export function originPolicy({ host, allowOrigins = [] }: OriginOptions = {}): OriginPolicy {
  const names = new Set([
    ...loopbackNames,
    ...allowOrigins.map(hostnameOf),
    ...(host ? [bracketed(host)] : []),
  ]);
  return {
    trusts: (origin) => allowOrigins.includes(origin) || isLoopbackOrigin(origin),
    answersTo(given) {
      const name = hostnameOf(`http://${given}`);
      // An address cannot be pointed elsewhere, so it is safe to answer to when others than this machine may call.
      return names.has(name) || (host !== undefined && isIP(name.replace(/[[\]]/g, '')) !== 0);
    },
  };
}

/** An http(s) origin in the form that browsers send, on any host. */
export const isWebOrigin = (origin: string): boolean =>
  URL.canParse(origin) && /^https?:$/.test(new URL(origin).protocol) && new URL(origin).origin === origin;

const isLoopbackOrigin = (origin: string): boolean =>
  isWebOrigin(origin) && loopbackNames.includes(hostnameOf(origin));

const hostnameOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '');

/** A host as addresses are written with it: `[::1]`. */
export const bracketed = (host: string): string => (isIP(host) === 6 ? `[${host}]` : host.toLowerCase());
