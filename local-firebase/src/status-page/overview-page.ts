import { html } from 'hono/html';
import type { AuthContext } from '../auth-context';
import type { RulesState } from '../rules';
import type { Nonce } from '../pages/protect-page';
import type { CollectionKind } from './overview';
import { pageFrame, type Html } from './page-frame';
import { pathWithin, type Refusal } from './refusals';

/** What the server is and does at this moment. */
export interface Status {
  version: string;
  project: string;
  /** The data folder. */
  data: string;
  rules: RulesState;
  kinds: readonly CollectionKind[];
  listeners: readonly { auth: AuthContext; watching: readonly string[] }[];
  /** Number of open streams that write. */
  writers: number;
  refusals: readonly Refusal[];
}

/** The page at `/`: everything at a glance. */
export const overviewPage = (nonce: Nonce, status: Status): Html =>
  pageFrame(
    nonce,
    `local-firebase: ${status.project}`,
    html`<h1>local-firebase</h1>
      <p class="muted">As of ${timeText(new Date())}. Reload the page to see what has changed.</p>
      ${facts(status)} ${collections(status.kinds)} ${listeners(status)} ${refusals(status.refusals)}`,
  );

const facts = ({ version, project, data, rules }: Status): Html =>
  html`<h2>Server</h2>
    <table class="facts">
      <tbody>
        ${row('Version', version)} ${row('Project', project)} ${row('Data folder', data)}
        ${row('Rules', `${rules.from}, since ${timeText(rules.loadedAt)}`)}
      </tbody>
    </table>
    ${
      rules.error === undefined
        ? ''
        : html`<p class="error">
            Later rules are not in force, those above stay: <code>${rules.error}</code>
          </p>`
    }`;

const row = (label: string, text: string): Html =>
  html`<tr>
    <th scope="row">${label}</th>
    <td>${text}</td>
  </tr>`;

function collections(kinds: readonly CollectionKind[]): Html {
  if (kinds.length === 0)
    return html`<h2>Collections</h2>
      <p>Nothing is stored yet.</p>`;
  return html`<h2>Collections</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">Collection</th>
          <th scope="col" class="number">Documents</th>
        </tr>
      </thead>
      <tbody>
        ${kinds.map(
          ({ kind, documents }) =>
            html`<tr>
              <th scope="row"><a href="/?collection=${encodeURIComponent(kind)}">${kind}</a></th>
              <td class="number">${documents}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}

function listeners({ listeners: open, writers }: Status): Html {
  const watched = open.flatMap(({ auth, watching }) => watching.map((what) => ({ auth, what })));
  return html`<h2>Live listeners</h2>
    <p>
      ${plural(watched.length, 'listener')} on ${plural(open.length, 'listening stream')};
      ${plural(writers, 'writing stream')}.
    </p>
    <ul>
      ${watched.map(({ auth, what }) => html`<li>${what} <span class="muted">for ${who(auth)}</span></li>`)}
    </ul>`;
}

function refusals(latest: readonly Refusal[]): Html {
  if (latest.length === 0)
    return html`<h2>Latest refusals</h2>
      <p>The rules have refused nothing since the start.</p>`;
  return html`<h2>Latest refusals</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">Asked</th>
          <th scope="col">Why refused, with line:column of the rules</th>
        </tr>
      </thead>
      <tbody>
        ${latest.map(
          ({ at, method, name, auth, reason }) =>
            html`<tr>
              <td>
                ${method} ${pathWithin(name)}
                <span class="muted">for ${who(auth)}, ${timeText(at)}</span>
              </td>
              <td>${reason}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}

function who(auth: AuthContext): string {
  if (auth.kind !== 'user') return auth.kind === 'admin' ? 'the administrator' : 'nobody signed in';
  return typeof auth.token['email'] === 'string' ? auth.token['email'] : auth.uid;
}

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const timeText = (time: Date): string =>
  time.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
