import { html, raw } from 'hono/html';
import type { Account } from '../account';
import type { Nonce } from '../../pages/protect-page';
import { popupScript, handOverScript } from './popup-script';
import { popupStyle } from './popup-style';

type Html = ReturnType<typeof html>;

function frame(nonce: Nonce, title: string, body: Html, script: string = popupScript): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <style nonce="${nonce}">
          ${raw(popupStyle)}
        </style>
      </head>
      <body>
        <main>${body}</main>
        <script nonce="${nonce}">
          ${raw(script)};
        </script>
      </body>
    </html>`;
}

function initials(account: Account): string {
  const words = (account.displayName || account.email).split(/\s+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');
}

function accountButton(account: Account): Html {
  const state = account.disabled ? 'Disabled' : account.label;
  return html`<li>
    <button class="account" name="uid" value="${account.uid}">
      <span class="initials" aria-hidden="true">${initials(account)}</span>
      <span class="who">
        <span class="name">${account.displayName || account.email}</span>
        <span class="email">${account.email}</span>
      </span>
      ${state ? html`<span class="label">${state}</span>` : ''}
    </button>
  </li>`;
}

function accountList(origin: string, accounts: readonly Account[]): Html | '' {
  if (accounts.length === 0) return '';
  return html`<form method="post">
    <input type="hidden" name="origin" value="${origin}" />
    <ul>
      ${accounts.map(accountButton)}
    </ul>
  </form>`;
}

/** What a person typed into the form, with the reason why it was not accepted. */
export interface TypedAccount {
  email: string;
  name: string;
  error: string;
}

function otherAccount(origin: string, typed: TypedAccount | undefined): Html {
  return html`<form method="post" novalidate class="other">
    <h2 id="other">Use another e-mail</h2>
    <input type="hidden" name="origin" value="${origin}" />
    <label for="email">E-mail</label>
    <input
      id="email"
      name="email"
      type="email"
      autocomplete="email"
      maxlength="254"
      value="${typed?.email ?? ''}"
      ${typed ? raw('aria-invalid="true" aria-describedby="email-error" autofocus') : ''}
    />
    ${typed ? html`<p class="error" id="email-error" role="alert">${typed.error}</p>` : ''}
    <label for="name">Name <span class="optional">(optional)</span></label>
    <input id="name" name="name" autocomplete="name" maxlength="100" value="${typed?.name ?? ''}" />
    <div class="actions">
      <button class="primary">Continue</button>
      <button class="quiet" type="button" data-close>Cancel</button>
    </div>
  </form>`;
}

/** The account chooser. Every choice is a form, so it works by keyboard and keeps e-mails out of addresses. */
export function chooserPage(
  nonce: Nonce,
  origin: string,
  accounts: readonly Account[],
  typed?: TypedAccount,
): Html {
  const body = html`<h1>Choose an account</h1>
    <p class="lead">
      to continue to <b>${new URL(origin).host}</b>. This is the local backend: no password is asked.
    </p>
    ${accountList(origin, accounts)} ${otherAccount(origin, typed)}`;
  return frame(nonce, typed ? 'Error: Choose an account' : 'Choose an account', body);
}

/** The page that hands the credential to the application and closes; it says so when it cannot. */
export function handOverPage(nonce: Nonce, origin: string, idToken: string): Html {
  const body = html`<h1>Signing in</h1>
    <p class="lead" id="outcome" role="status" data-origin="${origin}" data-id-token="${idToken}">
      This window closes by itself.
    </p>
    <div class="actions"><button class="quiet" type="button" data-close>Close</button></div>`;
  return frame(nonce, 'Signing in', body, popupScript + handOverScript);
}

/** Shown when the page was not opened by a local application. */
export function refusedPage(nonce: Nonce, reason: string): Html {
  const body = html`<h1>Sign-in is not possible here</h1>
    <p class="lead error">${reason}</p>
    <div class="actions"><button class="quiet" type="button" data-close>Close</button></div>`;
  return frame(nonce, 'Sign-in is not possible here', body);
}
