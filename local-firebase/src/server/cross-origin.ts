import type { Context, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { StatusError } from '../status';
import { isWebOrigin, type OriginPolicy } from './origin-policy';

const mostRemembered = 100;

/**
 * Lets trusted pages in, with credentials: the SDK sends them on every request, so that a star would be refused by
 * the browser. Whatever else a browser sends on behalf of another page is refused before it is looked at, simple
 * requests and preflights alike. Programs, which send no `Origin`, are not concerned.
 */
export function crossOrigin(policy: OriginPolicy, log: (line: string) => void): MiddlewareHandler {
  const allow = cors({
    origin: (origin) => origin,
    credentials: true,
    allowMethods: ['DELETE', 'GET', 'HEAD', 'PATCH', 'POST', 'PUT'],
    exposeHeaders: ['x-client-wire-protocol', 'x-http-session-id', 'x-http-initial-response'],
    maxAge: 3600,
  });
  const told = new Set<string>();
  return async (c, next) => {
    const refusal = refusalOf(c, policy);
    if (refusal !== undefined) {
      // The page itself learns nothing, so the developer reads it here; once, as pages repeat themselves.
      if (!told.has(refusal) && told.size < mostRemembered) log(refusal);
      told.add(refusal);
      throw new StatusError('PERMISSION_DENIED', refusal);
    }
    if (c.req.header('Access-Control-Request-Private-Network') === 'true') {
      c.res.headers.set('Access-Control-Allow-Private-Network', 'true');
    }
    return allow(c, next);
  };
}

function refusalOf(c: Context, policy: OriginPolicy): string | undefined {
  const host = c.req.header('Host') ?? new URL(c.req.url).host;
  if (!policy.answersTo(host)) {
    return `Refused a request to the host ${shown(host)}: this server is called localhost. Another name is allowed with --allow-origin http://name:port.`;
  }
  const origin = c.req.header('Origin');
  if (origin !== undefined && !policy.trusts(origin)) {
    return `Refused a request of a page of ${shown(origin)}: only pages of this machine may use the local data. ${remedyFor(origin)}`;
  }
  return origin === undefined && isEmbeddedElsewhere(c)
    ? 'Refused a request that a page of another site made: only pages of this machine may use the local data.'
    : undefined;
}

/** A page that was opened as a file says `null`, as any sandboxed page does, so it cannot be allowed by name. */
const remedyFor = (origin: string): string =>
  isWebOrigin(origin)
    ? `Allow it with --allow-origin ${shown(origin)}.`
    : 'Serve it from http://localhost instead.';

/** A foreign page that fetches, embeds or frames this; following a link to here is another matter. */
function isEmbeddedElsewhere(c: Context): boolean {
  if (c.req.header('Sec-Fetch-Site') !== 'cross-site') return false;
  return c.req.header('Sec-Fetch-Mode') !== 'navigate' || c.req.header('Sec-Fetch-Dest') !== 'document';
}

const shown = (header: string): string => JSON.stringify(header.slice(0, 200)).slice(1, -1);
