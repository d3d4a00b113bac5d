import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from './wire/message';

/** This package's version. `src` and `dist` are both beside its package.json. */
export function packageVersion(): string {
  const json: unknown = JSON.parse(readFileSync(join(__dirname, '..', 'package.json'), 'utf8'));
  return isObject(json) ? String(json['version']) : '';
}
