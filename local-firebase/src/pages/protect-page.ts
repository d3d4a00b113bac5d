import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';

/** One answer's nonce: the page's own style and script run, nothing else does. */
export type Nonce = string;

/** Headers under which a page loads nothing from anywhere, stands in no frame and stays in no cache. */
export function protectPage(c: Context): Nonce {
  const nonce = randomBytes(16).toString('base64');
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
  // With `no-referrer` browsers send a page's own form with the origin `null`, which is refused.
  c.header('Referrer-Policy', 'same-origin');
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Cache-Control', 'no-store');
  return nonce;
}
