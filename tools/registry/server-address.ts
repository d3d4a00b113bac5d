import { isSecure } from '@console/shared/contract';
import { UserFacingError } from '../command';

/** Other characters have a meaning in HTML or in a Content Security Policy. */
const plainUrl = /^https?:\/\/[\w.:[\]-]+(\/[\w.~/%-]*)?$/i;

/** Browsers load nothing from these: https://fetch.spec.whatwg.org/#port-blocking */
const blockedPorts: readonly number[] = [
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
];

const isThisMachine = ({ hostname }: URL) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);

/**
 * The address that an option names, such as `--host`: https, or http on this machine. @throws UserFacingError
 * otherwise, since others on the network could change what an http address sends, and for a port that browsers block.
 */
export function serverAddress(option: string, text: string, example: string): URL {
  const url = plainUrl.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  if (url && blockedPorts.includes(Number(url.port)))
    throw new UserFacingError(`--${option} has port ${url.port}, which browsers block. Choose another.`);
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
