import { createHash } from 'node:crypto';
import type { ConsoleConfig } from '@console/shared/config';
import type { RegistryEntry } from '@console/shared/contract';

export type PolicyOptions = {
  /** The HTML of the pages: their inline styles are allowed by hash, no others. */
  readonly page: string;
  /** The HTML as the shell's build wrote it, by default `page`: its inline scripts are allowed by hash, no others. */
  readonly built?: string;
  readonly config: ConsoleConfig;
  /** Modules' origins: scripts load only from these and from the shell's own. */
  readonly remotes: readonly Pick<RegistryEntry, 'entry'>[];
  /** Hosts of modules beside those in the registry: one that a module moves to, or that open tabs still load from. */
  readonly hosts?: readonly string[];
  /** Address of the registry, if it is not on the shell's own origin. */
  readonly registry?: string;
  /** Address to which browsers report what they have blocked. */
  readonly reports?: string;
  /**
   * In development, styles are written as text, and modules may load from any address that the development panel
   * allows.
   */
  readonly development?: boolean;
};

/** Origins to which a page of staff connects as soon as it starts: sign-in, then database. */
export const backendOrigins = ({ local }: ConsoleConfig): readonly string[] =>
  local ? [] : ['https://identitytoolkit.googleapis.com', 'https://firestore.googleapis.com'];

/** Google's origins for sign-in and database: https://firebase.google.com/docs/auth/web/google-signin */
const hosted = {
  connect: [
    'https://firestore.googleapis.com',
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
  ],
  // The SDK's popup loads /js/api.js, and that script its parts from /_/scs/.
  script: ['https://apis.google.com/js/', 'https://apis.google.com/_/scs/'],
};

/**
 * What App Check needs: Google's list for reCAPTCHA (https://cloud.google.com/recaptcha/docs/faq), but of its scripts only
 * those that are loaded. Others of these hosts, such as AngularJS, run texts of the page as code.
 */
const appCheck = {
  connect: [
    'https://content-firebaseappcheck.googleapis.com',
    'https://www.google.com/recaptcha/enterprise/',
  ],
  script: ['https://www.google.com/recaptcha/enterprise.js', 'https://www.gstatic.com/recaptcha/releases/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

const nothing: typeof appCheck = { connect: [], script: [], frame: [] };

/** The name of the address for reports in the `Reporting-Endpoints` header. */
export const reportGroup = 'csp';

/** The image by which the SDK's transport distinguishes a lost network from a lost server. */
const networkTest = 'https://www.google.com/images/cleardot.gif';

/**
 * The value of `Content-Security-Policy` for the shell's pages in one deployment: everything not listed is blocked,
 * and text is never evaluated as code. Styled-components starts with an empty style element and adds its rules through
 * the CSSOM, which the policy does not restrict.
 */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { page, built = page, config, remotes, hosts = [], registry, reports, development } = options;
  const registered = originsOf([...remotes.map(({ entry }) => entry), ...hosts]);
  const modules = development ? [...registered, ...anywhere] : registered;
  const { local } = config;
  const attested = config.appCheckSiteKey ? appCheck : nothing;
  const frames = [...(local ? [] : [`https://${config.firebase.authDomain}`]), ...attested.frame];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...modules,
      ...inlineHashes(built, 'script'),
      ...(local ? [] : hosted.script),
      ...attested.script,
    ],
    'style-src': development
      ? ["'self'", "'unsafe-inline'"]
      : ["'self'", ...inlineHashes(page, 'style'), hashOf('')],
    // A module's worker can only come from a blob, as the module is of another origin. It inherits this policy. Data URLs,
    // whose workers do so as well, are not needed.
    'worker-src': ["'self'", 'blob:'],
    // The page of a standalone module has an empty icon.
    'img-src': ["'self'", ...(development ? ['data:'] : []), ...modules, networkTest],
    'manifest-src': ["'self'"],
    'font-src': ["'self'", ...modules],
    'connect-src': [
      "'self'",
      ...originsOf(registry ? [registry] : []),
      ...modules,
      ...(local ? [local.firestore, local.auth].map((address) => new URL(address).origin) : hosted.connect),
      ...attested.connect,
      ...(config.reports && config.failureReports !== false ? [new URL(config.reports).origin] : []),
    ],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Browsers that know report-to ignore report-uri.
    ...(reports ? { 'report-to': [reportGroup], 'report-uri': [reports] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Stands for the shell's origin, which is `'self'` in the policy. */
export const shellAddress = 'https://console.invalid/';

const originsOf = (addresses: readonly string[]): string[] => [
  ...new Set(
    addresses
      .map((address) => new URL(address, shellAddress).origin)
      .filter((origin) => !shellAddress.startsWith(origin)),
  ),
];

/** The hosts of other teams' modules: servers of this machine, and deployed consoles. */
const anywhere = ['http://localhost:*', 'https:'];

/** Hashes of the page's inline elements of one kind. */
function inlineHashes(page: string, element: 'script' | 'style'): string[] {
  const inline = new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g');
  return [...new Set([...page.matchAll(inline)].map(([, text = '']) => hashOf(text)))];
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
