import { randomBytes } from 'node:crypto';
import { Hono, type Context } from 'hono';
import type { Account } from './account';
import type { AccountStore } from './account-store';
import { chooserPage, handOverPage, refusedPage, type Nonce } from './popup-page';
import type { OriginPolicy } from '../server/origin-policy';
import { googleIdToken } from './tokens';

function protect(c: Context): Nonce {
  const nonce = randomBytes(16).toString('base64');
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
  // The application's window must stay reachable as the opener.
  c.header('Cross-Origin-Opener-Policy', 'unsafe-none');
  // With `no-referrer` browsers send the page's own form with the origin `null`, which is refused.
  c.header('Referrer-Policy', 'same-origin');
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Cache-Control', 'no-store');
  return nonce;
}

const refusal =
  'Only applications on this machine (localhost, 127.0.0.1 or [::1]) and allowed origins can sign people in with this page.';

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

function emailError(email: string): string | undefined {
  if (!email) return 'Enter an e-mail address.';
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 254) {
    return 'This is not an e-mail address. An example: name@example.org';
  }
  return undefined;
}

/** The account chooser at `/auth-popup?origin=<application origin>`; it stands for Google's own popup. */
export function popupRoutes(accounts: AccountStore, { trusts }: OriginPolicy, now: () => number): Hono {
  const app = new Hono();

  app.get('/auth-popup', async (c) => {
    const nonce = protect(c);
    const origin = c.req.query('origin') ?? '';
    if (!trusts(origin)) return c.html(refusedPage(nonce, refusal), 400);
    return c.html(chooserPage(nonce, origin, await accounts.list()));
  });

  app.post('/auth-popup', async (c) => {
    const nonce = protect(c);
    const form = await c.req.parseBody();
    const origin = text(form.origin);
    if (!trusts(origin)) return c.html(refusedPage(nonce, refusal), 400);

    const known: Account | undefined = await accounts.find(text(form.uid));
    if (known)
      return c.html(
        handOverPage(nonce, origin, googleIdToken({ email: known.email, name: known.displayName }, now())),
      );

    const [email, name] = [text(form.email), text(form.name).slice(0, 100)];
    const error = emailError(email);
    if (error) return c.html(chooserPage(nonce, origin, await accounts.list(), { email, name, error }), 400);
    return c.html(handOverPage(nonce, origin, googleIdToken({ email, name }, now())));
  });

  return app;
}
