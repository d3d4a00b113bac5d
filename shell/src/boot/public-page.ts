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

/**
 * A text that is that of the live release is all that its reader came for, and its links lead on by themselves: the shell
 * is asked for when somebody turns to one, or to Sign In.
 */
async function begin(): Promise<void> {
  const signedIn = isSignedIn();
  const asked = lineHere();
  const turned = someoneTurnsToAControl();
  notePress();
  keepSignIn(() => askAheadForScripts(shellParts.staff));
  if (!signedIn && (await isCurrent(asked))) await turned;
  startShell();
  const line = await asked;
  if (line) askAheadForModule(line);
}

/** Whether the page holds a whole text, as it is now. Of the beginning of a form nobody waits for the answer. */
async function isCurrent(asked: ReturnType<typeof lineHere>): Promise<boolean> {
  const { textOf } = document.documentElement.dataset;
  if (!textOf || new Date().getFullYear() !== buildYear) return false;
  const line = await asked.catch(() => undefined);
  return line?.release === textOf;
}

// Whatever is wrong with the registry, the shell says it.
void begin().catch(() => undefined);
