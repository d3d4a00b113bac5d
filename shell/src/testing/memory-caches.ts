/** The part of the browser's Cache Storage that the shell uses, which jsdom does not have. */
export function memoryCaches() {
  const stored = new Map<string, Response>();
  const cache = { put: async (key: string, response: Response) => void stored.set(key, response) };
  return {
    stored,
    caches: {
      open: async () => cache,
      match: async (key: string) => stored.get(key)?.clone(),
    },
  };
}
