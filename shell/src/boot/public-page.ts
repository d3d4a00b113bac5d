import { askAhead, askAheadForScripts } from './ask-ahead';
import { askAheadForModule, lineHere } from './early-registry';
import { isSignedIn } from './is-signed-in';
import { keepSignIn } from './keep-sign-in';
import { notePress } from './note-press';
import type { ShellParts } from './shell-parts';
import { watchShell } from './shell-watch';
import { someoneTurnsToAControl } from './turned-to';

/** Put here by the build. */
declare const shellParts: ShellParts;
declare const shellScript: string;
/** The year that its pages name. */
declare const buildYear: number;

/** The release whose whole text the page holds; nothing where it is the beginning of a form. */
const { textOf } = document.documentElement.dataset;

/** Asks for the shell; it runs once the page is whole, so that a part named in the address is found before it does. */
function startShell(): void {
  watchShell();
  askAheadForScripts([shellScript], { fetchPriority: 'high' });
  askAhead({ as: 'fetch', href: '/config.json', crossOrigin: 'anonymous' });
  askAheadForScripts(shellParts.modules);
  const run = () => {
    const script = Object.assign(document.createElement('script'), { src: shellScript, defer: true });
    document.body.append(script);
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run);
  else run();
}

/** What the registry said is no news any more after this time, in milliseconds. */
const fresh = 60_000;

/**
 * A text that is that of the live release is all that its reader came for, and its links lead on by themselves: the shell
 * is asked for when somebody turns to one, or to Sign In, or has signed in elsewhere meanwhile.
 */
async function begin(): Promise<void> {
  const signedIn = isSignedIn();
  const asked = lineHere();
  notePress();
  keepSignIn(() => askAheadForScripts(shellParts.staff));
  if (!signedIn && textOf)
    await Promise.race([someoneTurnsToAControl(), someoneSignsIn(), isOutdated(asked)]);
  startShell();
  const line = await (performance.now() < fresh ? asked : lineHere());
  if (line) askAheadForModule(line);
}

/** Resolves when the registry cannot be read, or has another release than the one whose text the page holds; else never. */
const isOutdated = (asked: ReturnType<typeof lineHere>): Promise<void> =>
  new Promise((resolve) => {
    if (new Date().getFullYear() !== buildYear) resolve();
    asked.then(
      (line) => line?.release !== textOf && resolve(),
      () => resolve(),
    );
  });

/** Resolves when another tab has signed somebody in, or one comes back to this page after having signed in. */
const someoneSignsIn = (): Promise<void> =>
  new Promise((resolve) => {
    for (const kind of ['storage', 'pageshow']) addEventListener(kind, () => isSignedIn() && resolve());
  });

// Whatever is wrong with the registry, the shell says it.
void begin().catch(() => undefined);
