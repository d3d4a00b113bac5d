import { emailOf } from '../e2e/fixtures/sign-in';
import type { Condition } from './conditions';
import type { ContenderName } from './contender-name';
import { isOwn, type PageToLoad, type Staged } from './first-load';
import { toRows } from './results/kinds';
import type { Sample } from './results/samples';
import { idleMs } from './second-visit';
import { load, openVisit, until } from './visit';

/** The token that the sign-in window gives for the Admin. */
async function tokenOfAdmin(auth: string, origin: string): Promise<string> {
  const body = new URLSearchParams({ origin, email: emailOf('Admin'), name: 'Grace Kumari' });
  const page = await (await fetch(`${auth}/auth-popup`, { method: 'POST', body })).text();
  const [, token] = /data-id-token="([^"]+)"/.exec(page) ?? [];
  if (!token) throw new Error('The sign-in window gave no token');
  return token;
}

/** Runs in the page before its scripts: opens no window, but gives the answer of one in the next task. */
function answerAtOnce(idToken: string): void {
  const open = (address: URL) => {
    const { port1: source } = new MessageChannel();
    const data = { type: 'local-firebase:credential', idToken };
    setTimeout(() => dispatchEvent(new MessageEvent('message', { data, origin: address.origin, source })));
    return source;
  };
  Object.assign(window, { open });
}

/** From the press of Sign In on a first visit until the list shows its rows. */
export async function measureSignIn(
  { browser, stage }: Staged,
  { sight }: PageToLoad,
  contender: ContenderName,
  condition: Condition,
): Promise<Sample[]> {
  const origin = stage.origins[contender];
  const visit = await openVisit(browser, condition);
  try {
    const { page } = visit;
    const token = await tokenOfAdmin(stage.product.backend.running.authUrl, origin);
    await page.addInitScript(answerAtOnce, token);
    await load(visit, `${origin}/`, { selector: 'button', text: 'Sign In' }, isOwn(stage));
    await page.waitForTimeout(idleMs);
    const shown = until(page, sight, 'click');
    await page.getByRole('button', { name: 'Sign In' }).first().click();
    const measure = toRows('Sign In pressed');
    return [{ measure, condition: condition.name, contender, value: await shown }];
  } finally {
    await visit.close();
  }
}
