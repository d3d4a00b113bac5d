import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The styles that the library of notices (sonner) writes into the page as one inline element. It takes no nonce, so
 * the policy allows exactly this text. @throws when the library holds them in another way.
 */
export function noticeStyles(): string {
  const file = join(dirname(require.resolve('sonner')), 'index.mjs');
  const [, literal] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(readFileSync(file, 'utf8')) ?? [];
  const text: unknown = literal && JSON.parse(literal);
  if (typeof text !== 'string') throw new Error(`${file} does not hold its styles as it used to`);
  return text;
}
