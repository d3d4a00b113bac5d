import { Hono, type Context } from 'hono';
import type { Account } from '../account';
import type { AccountStore } from '../account-store';
import { protectPage, type Nonce } from '../../pages/protect-page';
import { chooserPage, handOverPage, refusedPage } from './popup-page';
import type { OriginPolicy } from '../../server/origin-policy';
import { googleIdToken } from '../tokens';

function protect(c: Context): Nonce {
  // The application's window must stay reachable as the opener.
  c.header('Cross-Origin-Opener-Policy', 'unsafe-none');
  return protectPage(c);
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
    return c.html(chooserPage(nonce, origin, await accounts.withGoogle()));
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
    if (error)
      return c.html(chooserPage(nonce, origin, await accounts.withGoogle(), { email, name, error }), 400);
    return c.html(handOverPage(nonce, origin, googleIdToken({ email, name }, now())));
  });

  return app;
}
