import { isSecure } from '@console/shared/contract';
import { UserFacingError } from '../command';

/**
 * The address that an option names, such as `--host`: https, or http on this machine. @throws UserFacingError
 * otherwise, since others on the network could change what an http address sends.
 */
export function serverAddress(option: string, text: string, example: string): URL {
  const url = /^https?:\/\/[^?#@\s]+$/i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  if (url && isSecure(url)) return url;
  throw new UserFacingError(
    `--${option} is the whole https address, such as ${example}, not '${text}'. Use http on this machine only.`,
  );
}
