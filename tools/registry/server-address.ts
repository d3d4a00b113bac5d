import { isSecure } from '@console/shared/contract';
import { UserFacingError } from '../command';

/** Other characters have a meaning in HTML or in a Content Security Policy. */
const plainUrl = /^https?:\/\/[\w.:[\]-]+(\/[\w.~/%-]*)?$/i;

const isThisMachine = ({ hostname }: URL) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);

/**
 * The address that an option names, such as `--host`: https, or http on this machine. @throws UserFacingError
 * otherwise, since others on the network could change what an http address sends.
 */
export function serverAddress(option: string, text: string, example: string): URL {
  const url = plainUrl.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  if (url && isSecure(url)) return url;
  throw new UserFacingError(
    `--${option} is the whole https address, such as ${example}, not '${text}'. Use http on this machine only.`,
  );
}

/** The same for everyone's browsers. @throws UserFacingError also for an address of this machine. */
export function publicAddress(option: string, text: string, example: string): URL {
  const url = serverAddress(option, text, example);
  if (url.protocol === 'https:' && !isThisMachine(url)) return url;
  throw new UserFacingError(
    `--${option} is an address that every browser reaches, such as ${example}, not '${text}'.`,
  );
}

/** The address of a deployed registry. @throws UserFacingError also for one that does not lead to a `remotes.json`. */
export function registryAddress(option: string, text: string): URL {
  const example = 'https://your-console-registry.web.app/remotes.json';
  const url = publicAddress(option, text, example);
  if (url.pathname.endsWith('/remotes.json')) return url;
  throw new UserFacingError(`--${option} is the address of remotes.json, such as ${example}, not '${text}'.`);
}
