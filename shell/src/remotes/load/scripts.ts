import type { ModuleFile } from '../registry/module-manifest';
import { ScriptLoadError } from './script-load-error';

/** Runs a script. Rejects when it does not load, does not match its hash, or is aborted. */
export function runScript({ entry, integrity = '' }: ModuleFile, signal: AbortSignal): Promise<void> {
  const script = document.createElement('script');
  Object.assign(script, { src: entry, crossOrigin: 'anonymous', integrity, async: true });
  return new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new ScriptLoadError(`${entry} could not be loaded`)));
    signal.addEventListener('abort', () => reject(new Error(`${entry} was given up`)));
    document.head.append(script);
  }).finally(() => script.remove());
}

/** Preloads a script with the same request as the later one, so that it is loaded once. */
export function preloadScript({ entry, integrity = '' }: ModuleFile): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', href: entry, crossOrigin: 'anonymous', integrity });
  const remove = () => link.remove();
  link.addEventListener('load', remove);
  link.addEventListener('error', remove);
  document.head.append(link);
}
