const controls: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };
const escape = /\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([0-3][0-7]{2})|([nrtbf])|([\\'"]))/y;

/** Reads a literal's body piece by piece; undefined when it has an escape that the language does not know. */
function unescape(body: string, unicode: boolean): (string | number)[] | undefined {
  const parts: (string | number)[] = [];
  for (let at = 0; at < body.length;) {
    const next = body.indexOf('\\', at);
    parts.push(body.slice(at, next < 0 ? undefined : next));
    if (next < 0) break;
    escape.lastIndex = next;
    const [whole = '', wide, hex, octal, control, self] = escape.exec(body) ?? [];
    if (whole === '' || (wide !== undefined && !unicode)) return undefined;
    if (wide !== undefined) parts.push(String.fromCharCode(parseInt(wide, 16)));
    else if (hex !== undefined) parts.push(parseInt(hex, 16));
    else if (octal !== undefined) parts.push(parseInt(octal, 8));
    else parts.push(self ?? controls[control ?? ''] ?? '');
    at = next + whole.length;
  }
  return parts;
}

/** What stands between the quotes of a string. */
export const textOfLiteral = (body: string): string | undefined =>
  unescape(body, true)
    ?.map((part) => (typeof part === 'number' ? String.fromCharCode(part) : part))
    .join('');

/** What stands between the quotes of `b'..'`: UTF-8, where `\\x` and octal escapes are single bytes. */
export function bytesOfLiteral(body: string): Uint8Array | undefined {
  const parts = unescape(body, false);
  return parts && Buffer.concat(parts.map((part) => Buffer.from(typeof part === 'number' ? [part] : part)));
}
