/** One way in which a module fails, and the message for the user. */
export type Fault = {
  readonly name: string;
  /** How its server responds instead of sending a file; by default it sends every file. */
  readonly answer?: {
    readonly to: RegExp;
    readonly with: 'nothing' | 404 | 'a page' | 'a changed byte' | 'silence';
  };
  /** Code that replaces its `factory` or its `Screen` while the page's address contains `fault`. */
  readonly code?: { readonly load?: string; readonly draw?: string };
  /** It stands for its kind on the public module. */
  readonly typical?: true;
  /** The reason in the message, after the sentence that the module is not available. */
  readonly reason?: string;
};

const manifest = /mf-manifest\.json$/;
const entry = /remoteEntry\.js$/;
const chunk = /__federation_expose_.*\.js$/;
const unreachable = 'Couldn’t reach the server.';
const late = 'The server didn’t answer in time.';
const changed = 'This part of the console failed a security check and wasn’t loaded. Contact your Admin.';

const silent = (what: string, to: RegExp): Fault => ({
  name: `${what} takes 60 seconds`,
  answer: { to, with: 'silence' },
  reason: late,
});
const damaged = (what: string, to: RegExp): Fault => ({
  name: `a byte of ${what} has changed`,
  answer: { to, with: 'a changed byte' },
  reason: changed,
});

/** A byte of its code has changed, which the browser itself finds. */
export const damagedCode: Fault = { ...damaged('its code', chunk), typical: true };

export const faults: readonly Fault[] = [
  { name: 'its server is down', answer: { to: /./, with: 'nothing' }, reason: unreachable },
  {
    name: 'its files are missing',
    answer: { to: /./, with: 404 },
    reason: 'The server answered with status 404.',
  },
  {
    name: 'its server sends HTML instead of JavaScript',
    answer: { to: entry, with: 'a page' },
    reason: 'The server sent a web page instead of a script.',
  },
  damaged('its manifest', manifest),
  damaged('its entry', entry),
  damagedCode,
  silent('its manifest', manifest),
  silent('its entry', entry),
  { ...silent('its code', chunk), typical: true },
  { name: 'its code throws when it is loaded', code: { load: 'throw new Error("It fails to load")' } },
  {
    name: 'its code throws when it is drawn',
    code: { draw: 'throw new Error("It fails to draw")' },
    typical: true,
  },
  {
    name: 'its screen is never ready',
    code: { draw: 'throw globalThis.never ??= new Promise(() => undefined)' },
    reason: 'This takes longer than usual.',
  },
];
