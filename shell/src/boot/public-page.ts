import { isLogoutPending } from '@console/shared/storage';
import { latestQuery } from '../first-paint/latest-query';
import { preload, preloadScripts } from './preload';
import { preloadModule, entryOfThisPage } from './early-registry';
import { isSignedIn } from './is-signed-in';
import type { ShellParts } from './shell-parts';
import { translateThisPage } from './language/translate-this-page';
import { watchShell } from './shell-watch';

/** Defined by the build. */
declare const shellParts: ShellParts['public'];
declare const shellScript: string;

const { dataset } = document.documentElement;

/** The release of the text on the page; empty where the page contains only the beginning of a form. */
const { textOf } = dataset;

/** Loads the shell as a deferred script: it renders at the end of the parsed page. */
function startShell(): void {
  watchShell();
  void preloadScripts([shellScript, ...shellParts.app], { fetchPriority: 'high' });
  preload({ as: 'fetch', href: '/config.json', crossOrigin: 'anonymous' });
  void preloadScripts(shellParts.modules);
  document.addEventListener('DOMContentLoaded', () => {
    const script = Object.assign(document.createElement('script'), { src: shellScript, defer: true });
    document.body.append(script);
  });
}

/**
 * A legal text is a static page for a signed-out reader: no script is loaded, and where a newer release is
 * live, a banner links to it. A signed-in person gets the console immediately, without the text before it, as
 * on any other path.
 */
async function begin(): Promise<void> {
  translateThisPage();
  const request = entryOfThisPage();
  const signedIn = isSignedIn();
  // The shell finishes a logout that was interrupted.
  const isStatic = textOf && !signedIn && !isLogoutPending() && location.search !== latestQuery;
  if (!isStatic) startShell();
  if (!isStatic && textOf) dataset.page = 'loading';
  const line = await request;
  if (!line) return;
  if (!isStatic) preloadModule(line);
  else if (line.release !== textOf) dataset.stale = '';
}

// The shell reports any problem with the registry; a static page ignores it.
void begin().catch(() => undefined);
