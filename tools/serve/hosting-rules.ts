import { minimatch } from 'minimatch';
import { UserFacingError } from '../command';
import type { HostingSite } from './sites';

export type HostingRules = {
  /** The headers of the response to this path. A later rule wins. */
  headersOf(path: string): Record<string, string>;
  /** The file to send for a path that is not a file. */
  rewriteOf(path: string): string | undefined;
};

const supported: readonly string[] = ['target', 'public', 'ignore', 'headers', 'rewrites'];

/**
 * Headers and rewrites of one site of `firebase.json`, matched as Firebase Hosting matches them: a `source` is a glob,
 * a `regex` is a regular expression. @throws UserFacingError for an option that the host supports and this server does
 * not.
 */
export function hostingRules(site: HostingSite): HostingRules {
  const unsupported = Object.keys(site).filter((option) => !supported.includes(option));
  if (unsupported.length > 0)
    throw new UserFacingError(
      `firebase.json: the local server does not support ${unsupported.join(', ')} (${site.target}). Add it to tools/hosting-rules.ts.`,
    );
  const rewrites = (site.rewrites ?? []).map(({ regex, destination }) => ({
    pattern: new RegExp(regex, 'u'),
    destination,
  }));
  return {
    headersOf: (path) =>
      Object.fromEntries(
        site.headers
          .filter(({ source }) => minimatch(path, source))
          .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
      ),
    rewriteOf: (path) => rewrites.find(({ pattern }) => pattern.test(path))?.destination,
  };
}
