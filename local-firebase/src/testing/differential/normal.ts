import { isObject } from '../../wire/message';
import type { Answer } from './case';

const serverTimes = new Set(['createTime', 'updateTime', 'commitTime']);
const opaque = new Set(['readTime', 'transaction', 'nextPageToken']);
// ProtoJSON may leave out what is zero; readers take both.
const origin = { latitude: 0, longitude: 0 };
const givenByServer = /\/[A-Za-z0-9]{20}$/;
const aroundNow = 24 * 3600 * 1000;

/**
 * The answers of one case without what must differ between two servers. Of errors the code is left: the prose is each
 * server's own. Times of the server are numbered in the order in which they appear, so that it still shows
 * which of them are equal.
 */
export function normal(answers: readonly Answer[]): unknown[] {
  const times = new Map<string, string>();
  const numbered = (time: string) => {
    if (!times.has(time)) times.set(time, `time ${times.size + 1}`);
    return times.get(time);
  };
  const walk = (json: unknown, key = ''): unknown => {
    if (Array.isArray(json)) return json.map((item) => walk(item, key));
    if (isObject(json)) return walkObject(json);
    if (typeof json !== 'string') return json;
    if (serverTimes.has(key)) return numbered(json);
    if (opaque.has(key)) return `<${key}>`;
    if (key === 'timestampValue' && Math.abs(Date.parse(json) - Date.now()) < aroundNow) return '<now>';
    return key === 'name' ? json.replace(givenByServer, '/<id>') : json;
  };
  const walkObject = (given: Record<string, unknown>) => {
    const json = isObject(given.geoPointValue)
      ? { geoPointValue: { ...origin, ...given.geoPointValue } }
      : given;
    const isError = typeof json.code === 'number' && typeof json.message === 'string';
    const kept = Object.entries(json).filter(([key]) =>
      isError ? key === 'code' || key === 'status' : key !== 'skippedResults',
    );
    return Object.fromEntries(
      kept.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, item]) => [key, walk(item, key)]),
    );
  };
  return answers.map(({ http, body }) => ({ http, body: walk(body) }));
}
