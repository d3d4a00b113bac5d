import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/**
 * Lets pages of any origin in, with credentials: the SDK sends them on every request, so that a star would be refused
 * by the browser. Also from public pages to this machine, when the browser asks for that.
 */
export function crossOrigin(): MiddlewareHandler {
  const allow = cors({
    origin: (origin) => origin,
    credentials: true,
    allowMethods: ['DELETE', 'GET', 'HEAD', 'PATCH', 'POST', 'PUT'],
    exposeHeaders: ['x-client-wire-protocol', 'x-http-session-id', 'x-http-initial-response'],
    maxAge: 3600,
  });
  return async (c, next) => {
    if (c.req.header('Access-Control-Request-Private-Network') === 'true') {
      c.res.headers.set('Access-Control-Allow-Private-Network', 'true');
    }
    return allow(c, next);
  };
}
