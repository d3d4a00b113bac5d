import { t } from '@console/shared/i18n';
import { UserFacingError } from '../../lib/user-facing-error';
import type { ModuleFile } from '../registry/module-manifest';
import { isMissingPart } from './missing-part';
import { ScriptLoadError } from './script-load-error';

/**
 * Explains why a browser failed to load files, which it does not report, by requesting them again. Where the
 * files are correct, the failure is the module's own and is thrown unchanged.
 */
export const explainFailure =
  (files: readonly ModuleFile[], signal: AbortSignal) =>
  async (failure: unknown): Promise<never> => {
    if (failure instanceof UserFacingError || signal.aborted) throw failure;
    for (const file of files) {
      const reason = await faultOf(file, signal);
      if (reason) throw new UserFacingError(reason, { cause: failure });
    }
    throw failure;
  };

/**
 * Loads, and on failure loads again without the browser's cached copies: explaining the failure has replaced
 * them. Rejects with an explained failure.
 */
export async function loadBypassingCache<T>(
  files: readonly ModuleFile[],
  signal: AbortSignal,
  load: () => Promise<T>,
): Promise<T> {
  const attempt = () => load().catch(explainFailure(files, signal));
  return attempt().catch((failure: unknown) => {
    const isOfFiles = failure instanceof ScriptLoadError || isMissingPart(failure);
    if (isOfFiles && !signal.aborted) return attempt();
    throw failure;
  });
}

/**
 * Bypasses the browser's cache and updates it: otherwise a damaged copy would be served for as long as a
 * correct one.
 */
async function faultOf({ entry, integrity }: ModuleFile, signal: AbortSignal): Promise<string | undefined> {
  const request = (init: RequestInit) =>
    fetch(entry, { cache: 'reload', credentials: 'same-origin', signal, ...init }).catch(() => undefined);
  const released = await request({ integrity });
  const response = released ?? (await request({}));
  if (!response)
    return navigator.onLine
      ? t('Couldn’t reach the server.')
      : t('This isn’t available offline yet. It will load when you’re back online.');
  if (!response.ok) return t('The server answered with status {status}.', { status: `${response.status}` });
  if (/html/.test(response.headers.get('Content-Type') ?? ''))
    return t('The server sent a web page instead of a script.');
  return released
    ? undefined
    : t('This part of the console failed a security check and wasn’t loaded. Contact your Admin.');
}
