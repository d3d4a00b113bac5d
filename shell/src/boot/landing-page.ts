import { declareFonts } from '../fonts/declare-fonts';
import { preconnect, preload, preloadScripts } from './preload';
import { preloadModule, entryOfThisPage } from './early-registry';
import { isSignedIn } from './is-signed-in';
import { keepSignIn } from './keep-sign-in';
import { keepEarlyKey } from '../palette/early-key';
import { isFromWorker } from '../worker/is-from-worker';
import { pathHere } from './path-here';
import type { ShellParts } from './shell-parts';
import { translateThisPage } from './language/translate-this-page';
import { watchShell } from './shell-watch';

/**
 * Defined by the build, which includes only these tables of the model: the titles of staff screens by path.
 */
declare const titles: Readonly<Record<string, string>>;
declare const paths: { readonly landing: string; readonly seasonList: string };
declare const shellParts: ShellParts['landing'];
declare const picture: string;

const title = () => titles[pathHere()];
const goTo = (path: string) => history.replaceState(history.state, '', path);

/**
 * Navigates to where the shell would redirect; the page shows the loading state and the tab the title of that screen. What
 * the address opens by its hash, as the drafts, waits for a sign-in.
 */
function showNextScreen(signedIn: boolean): void {
  if (signedIn && location.pathname === paths.landing) goTo(paths.seasonList);
  if (!signedIn && title()) goTo(paths.landing + location.hash);
  const nextTitle = title();
  if (!nextTitle) return void preload({ as: 'image', href: picture, fetchPriority: 'high' });
  document.documentElement.dataset.page = 'loading';
  document.title = `${nextTitle} · ${document.title}`;
}

async function begin(): Promise<void> {
  translateThisPage();
  declareFonts();
  watchShell();
  const request = entryOfThisPage();
  // The shell reports any problem with the registry.
  request.catch(() => undefined);
  const signedIn = isSignedIn();
  showNextScreen(signedIn);
  keepSignIn(() => void preloadScripts(shellParts.staff));
  if (!signedIn) return void preloadScripts(shellParts.app, { fetchPriority: 'high' });
  keepEarlyKey();
  const { dataset } = document.documentElement;
  for (const href of dataset.backend?.match(/\S+/g) ?? []) preconnect(href);
  if (title() && !isFromWorker()) dataset.connect = '';
  const signInLoaded = preloadScripts(shellParts.first);
  // Requested concurrently, the others would delay the first, whose requests to the backend follow one another. What
  // the service worker answers delays nothing.
  if (!isFromWorker()) await signInLoaded;
  void preloadScripts(shellParts.then);
  const line = await request;
  if (line) preloadModule(line);
}

void begin().catch(() => undefined);
