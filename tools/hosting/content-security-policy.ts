import { createHash } from 'node:crypto';
import type { ConsoleConfig } from '@console/shared/config';
import type { RegistryEntry } from '@console/shared/contract';

export type PolicyOptions = {
  /** The pages' texts: what they hold inline is allowed by its hash, nothing else that is inline. */
  readonly page: string;
  readonly config: ConsoleConfig;
  /** Modules' origins: scripts come from these and from the shell's own, from nowhere else. */
  readonly remotes: readonly Pick<RegistryEntry, 'entry'>[];
  /** Address of the registry, where it is not on the shell's own origin. */
  readonly registry?: string;
  /**
   * While developing, styles are written as text, and a module may be taken from any address that the development
   * panel names.
   */
  readonly development?: boolean;
};

/** What sign-in and database need on the side of Google: https://firebase.google.com/docs/auth/web/google-signin */
const hosted = {
  connect: [
    'https://firestore.googleapis.com',
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
  ],
  script: ['https://apis.google.com'],
};

/** The one picture by which the SDK's transport tells a lost network from a lost server. */
const networkTest = 'https://www.google.com/images/cleardot.gif';

/**
 * The value of `Content-Security-Policy` for the shell's pages in one deployment: what is not named is refused, and
 * no text is ever run as code. Styled-components begins with an empty style element and adds its rules to it through
 * the CSSOM, which no policy concerns.
 */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { page, config, remotes, registry, development } = options;
  const registered = originsOf(remotes.map(({ entry }) => entry));
  const modules = development ? [...registered, ...anywhere] : registered;
  const { local } = config;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...modules, ...inlineHashes(page, 'script'), ...(local ? [] : hosted.script)],
    'style-src': development
      ? ["'self'", "'unsafe-inline'"]
      : ["'self'", ...inlineHashes(page, 'style'), hashOf('')],
    'img-src': ["'self'", 'data:', ...modules, networkTest],
    'font-src': ["'self'", ...modules],
    'connect-src': [
      "'self'",
      ...originsOf(registry ? [registry] : []),
      ...modules,
      ...(local ? [local.firestore, local.auth].map((address) => new URL(address).origin) : hosted.connect),
    ],
    'frame-src': local ? ["'none'"] : [`https://${config.firebase.authDomain}`],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Stands for the address of the shell, which is `'self'` in a policy. */
export const shellAddress = 'https://console.invalid/';

const originsOf = (addresses: readonly string[]): string[] => [
  ...new Set(
    addresses
      .map((address) => new URL(address, shellAddress).origin)
      .filter((origin) => !shellAddress.startsWith(origin)),
  ),
];

/** Where other teams' modules are: servers of this machine, and deployed consoles. */
const anywhere = ['http://localhost:*', 'https:'];

/** Hashes of the page's inline elements of one kind. */
function inlineHashes(page: string, element: 'script' | 'style'): string[] {
  const inline = new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g');
  return [...new Set([...page.matchAll(inline)].map(([, text = '']) => hashOf(text)))];
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
