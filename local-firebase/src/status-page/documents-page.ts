import { html } from 'hono/html';
import type { Nonce } from '../pages/protect-page';
import type { Document, Value } from '../values/value';
import { valueText } from '../values/value-text';
import type { DocumentPage } from './overview';
import { pageFrame, type Html } from './page-frame';

// A document may hold a megabyte; a page is for looking at.
const longestText = 2000;

/** The documents of one kind of collection, some at a time. */
export const documentsPage = (nonce: Nonce, kind: string, shown: DocumentPage): Html =>
  pageFrame(
    nonce,
    `local-firebase: ${kind}`,
    html`<nav aria-label="Overview"><a href="/">All collections</a></nav>
      <h1>${kind}</h1>
      <p class="muted">${shown.total} documents, page ${shown.page} of ${shown.pages}</p>
      ${shown.documents.map(article)} ${pager(kind, shown)}`,
  );

const article = ({ name, fields, updateTime }: Document): Html =>
  html`<article>
    <h2>${name.split('/').slice(5).join('/')}</h2>
    <table class="facts">
      <caption>
        changed ${updateTime}
      </caption>
      <tbody>
        ${Object.entries(fields).map(
          ([field, value]) =>
            html`<tr>
              <th scope="row">${field}</th>
              <td>${shortened(value)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </article>`;

function shortened(value: Value): string {
  const text = valueText(value);
  return text.length <= longestText
    ? text
    : `${text.slice(0, longestText)}… (${text.length - longestText} more characters)`;
}

function pager(kind: string, { page, pages }: DocumentPage): Html | '' {
  if (pages === 1) return '';
  const link = (to: number, label: string) =>
    to < 1 || to > pages
      ? ''
      : html`<a href="/?collection=${encodeURIComponent(kind)}&page=${to}">${label}</a>`;
  return html`<nav aria-label="Pages">
    ${link(page - 1, 'Previous page')} ${link(page + 1, 'Next page')}
  </nav>`;
}
