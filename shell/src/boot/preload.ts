type Hint = { href: string; as: 'script' | 'fetch' | 'image' } & Partial<
  Pick<HTMLLinkElement, 'crossOrigin' | 'integrity' | 'fetchPriority'>
>;

/** Preloads a file. The later request reuses it if it has the same mode. */
export function preload(hint: Hint): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'preload' }, hint);
  document.head.append(link);
  return link;
}

/** Preloads scripts of the shell's own host. Resolves when the first of them has loaded or failed. */
export function preloadScripts(
  files: readonly string[],
  urgency: Pick<Hint, 'fetchPriority'> = {},
): Promise<unknown> {
  const [link] = files.map((href) => preload({ as: 'script', href, ...urgency }));
  return new Promise((settled) => {
    if (link) link.onload = link.onerror = settled;
  });
}

/** Opens a connection to another origin, with the mode of its later requests. */
export const preconnect = (href: string): void =>
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'preconnect', href, crossOrigin: 'anonymous' }),
  );
