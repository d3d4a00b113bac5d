/** The part of the browser's Cache Storage that the console uses, which jsdom does not have, with one cache. */
export function memoryCaches() {
  const stored = new Map<string, Response>();
  const cache = { put: async (key: string, response: Response) => void stored.set(key, response) };
  return {
    stored,
    caches: {
      open: async () => cache,
      match: async (key: string) => stored.get(key)?.clone(),
      delete: async () => stored.clear(),
    },
  };
}
