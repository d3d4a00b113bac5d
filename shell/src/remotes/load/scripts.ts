import type { ModuleFile } from '../registry/module-manifest';
import { Unloadable } from './unloadable';

/** Runs a script. Rejects when it does not come, is not the one with this hash, or is given up. */
export function runScript({ entry, integrity = '' }: ModuleFile, signal: AbortSignal): Promise<void> {
  const script = document.createElement('script');
  Object.assign(script, { src: entry, crossOrigin: 'anonymous', integrity, async: true });
  return new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Unloadable(`${entry} could not be loaded`)));
    signal.addEventListener('abort', () => reject(new Error(`${entry} was given up`)));
    document.head.append(script);
  }).finally(() => script.remove());
}

/** Asks for a script that will be run soon, exactly as it will be asked for then: so it comes once. */
export function preloadScript({ entry, integrity = '' }: ModuleFile): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', href: entry, crossOrigin: 'anonymous', integrity });
  const remove = () => link.remove();
  link.addEventListener('load', remove);
  link.addEventListener('error', remove);
  document.head.append(link);
}
