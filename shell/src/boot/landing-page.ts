import { declareFonts } from '../fonts/declare-fonts';
import { preload, preloadScripts } from './preload';
import { preloadModule, entryOfThisPage } from './early-registry';
import { isSignedIn } from './is-signed-in';
import { keepSignIn } from './keep-sign-in';
import { pathHere } from './path-here';
import { staffFiles, type ShellParts } from './shell-parts';
import { watchShell } from './shell-watch';

/**
 * Defined by the build, which includes only these tables of the model: the titles of staff screens by path.
 */
declare const titles: Readonly<Record<string, string>>;
declare const paths: { readonly landing: string; readonly seasonList: string };
declare const shellParts: ShellParts;
declare const picture: string;

const title = () => titles[pathHere()];
const goTo = (path: string) => history.replaceState(history.state, '', path);

/**
 * Navigates to where the shell would redirect; the page shows the loading state and the tab the title of that
 * screen.
 */
function showNextScreen(signedIn: boolean): void {
  if (signedIn && location.pathname === paths.landing) goTo(paths.seasonList);
  if (!signedIn && title()) goTo(paths.landing);
  const nextTitle = title();
  if (!nextTitle) return preload({ as: 'image', href: picture, fetchPriority: 'high' });
  document.documentElement.dataset.page = 'loading';
  document.title = `${nextTitle} · ${document.title}`;
}

async function begin(): Promise<void> {
  declareFonts();
  watchShell();
  const request = entryOfThisPage();
  const signedIn = isSignedIn();
  showNextScreen(signedIn);
  keepSignIn(() => preloadScripts(shellParts.staff));
  // The staff scripts are twice as large as the shell's own script. Requested concurrently, they would delay
  // that script, which starts the requests to the backend.
  const line = await request;
  if (!signedIn) return;
  const { soon, later } = staffFiles(shellParts);
  preloadScripts(soon);
  preloadScripts(later, { fetchPriority: 'low' });
  if (line) preloadModule(line);
}

// The shell reports any problem with the registry.
void begin().catch(() => undefined);
