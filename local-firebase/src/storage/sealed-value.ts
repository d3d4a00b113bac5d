import { crc32c } from './crc32c';

// No JSON text begins with it, so that the values of format 1, which are nothing but JSON, can be told apart.
const mark = '#';
const headerSize = 9;

/** A value as it is stored: a mark, the CRC-32C of its key and its JSON in eight digits, and the JSON. */
export function seal(key: string, value: unknown): string {
  const json = JSON.stringify(value);
  return header(key, json) + json;
}

/**
 * The value that was sealed under this key.
 * @throws Error naming the key when key or value are not what was stored.
 */
export function unseal(key: string, stored: string): unknown {
  const json = stored.slice(headerSize);
  if (!stored.startsWith(header(key, json))) throw new Error(`the checksum of ${key} is wrong`);
  return JSON.parse(json);
}

/** Whether it is a value of this format, whole or not. */
export const isSealed = (stored: string): boolean => stored.startsWith(mark);

const header = (key: string, json: string): string =>
  mark +
  crc32c(Buffer.from(key + json))
    .toString(16)
    .padStart(8, '0');
