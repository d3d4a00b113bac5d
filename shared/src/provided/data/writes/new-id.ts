const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A random document id of 20 letters and digits, like Firestore's automatic ids. */
export function newId(): string {
  let id = '';
  while (id.length < 20) {
    const bytes = crypto.getRandomValues(new Uint8Array(40));
    // 248 is the largest multiple of 62 in a byte: a higher limit would favour the first letters.
    for (const byte of bytes) if (byte < 248 && id.length < 20) id += letters.charAt(byte % letters.length);
  }
  return id;
}
