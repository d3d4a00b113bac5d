import { html, raw } from 'hono/html';
import { palette } from '../pages/palette';
import type { Nonce } from '../pages/protect-page';

export type Html = ReturnType<typeof html>;

const style = `${palette}
main { max-width: 960px; margin: 0 auto; padding: 20px 16px 48px; }
h2 { font-size: 1.125rem; margin: 32px 0 8px; }
a { color: var(--primary); }
p { margin: 8px 0; }
.muted { color: var(--muted); }
.error { color: var(--danger); }
.error::before { content: '\\26A0\\FE0E  '; }
table { width: 100%; border-collapse: collapse; background: var(--surface); border: 1px solid var(--hairline); }
caption { text-align: left; color: var(--muted); padding: 4px 0; }
th, td { text-align: left; vertical-align: top; padding: 6px 10px; border-top: 1px solid var(--hairline); overflow-wrap: anywhere; }
th[scope='row'] { font-weight: 600; }
.facts th { width: 35%; }
thead th { background: var(--sunken); font-size: 0.8125rem; color: var(--muted); }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
ul { margin: 0; padding-left: 20px; }
li { overflow-wrap: anywhere; }
article { margin: 24px 0; }
article h2 { font: inherit; font-weight: 600; margin: 0; overflow-wrap: anywhere; }
nav { display: flex; flex-wrap: wrap; gap: 16px; margin: 12px 0; }
nav a { padding: 6px 0; }
`;

/** A page that loads nothing: its style is in it, and there is no script. */
export const pageFrame = (nonce: Nonce, title: string, body: Html): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <style nonce="${nonce}">
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
