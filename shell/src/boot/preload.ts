type Hint = { href: string; as: 'script' | 'fetch' | 'image' } & Partial<
  Pick<HTMLLinkElement, 'crossOrigin' | 'integrity' | 'fetchPriority'>
>;

/** Preloads a file. The later request reuses it if it has the same mode. */
export const preload = (hint: Hint): void =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload' }, hint));

/** Preloads scripts of the shell's own host. */
export function preloadScripts(files: readonly string[], urgency: Pick<Hint, 'fetchPriority'> = {}): void {
  for (const href of files) preload({ as: 'script', href, ...urgency });
}
