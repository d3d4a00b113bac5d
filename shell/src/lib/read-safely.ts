/** Reads something of a thrown value, which may be one that throws when it is read: `undefined` then. */
export function readSafely<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
