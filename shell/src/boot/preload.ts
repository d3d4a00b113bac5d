type Hint = { href: string; as: 'script' | 'fetch' | 'image' } & Partial<
  Pick<HTMLLinkElement, 'crossOrigin' | 'integrity' | 'fetchPriority'>
>;

/** Asks for a file that will be needed. What needs it takes it, if it asks in the same mode. */
export const preload = (hint: Hint): void =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload' }, hint));

/** The same for scripts of the shell's own host. */
export function preloadScripts(files: readonly string[], urgency: Pick<Hint, 'fetchPriority'> = {}): void {
  for (const href of files) preload({ as: 'script', href, ...urgency });
}
