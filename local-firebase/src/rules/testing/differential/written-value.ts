import {
  Duration,
  isList,
  LatLng,
  Path,
  RuleMap,
  RuleSet,
  Timestamp,
  type RuleValue,
} from '../../values/values';

/** The value as an expression that equals it; undefined for what equals nothing, as NaN and diffs. */
export function written(value: RuleValue): string | undefined {
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (typeof value === 'number') return writtenFloat(value);
  if (typeof value === 'string')
    return `'${[...Array(value.length).keys()].map((at) => unit(value, at)).join('')}'`;
  if (isList(value)) return writtenList(value);
  if (value instanceof Uint8Array) return `b'${[...value].map((byte) => `\\x${hex(byte, 2)}`).join('')}'`;
  if (value instanceof Timestamp)
    return `(timestamp.value(${value.nanos / perMilli}) + duration.value(${value.nanos % perMilli}, 'ns'))`;
  if (value instanceof Duration)
    return `(duration.value(${value.nanos / perMilli}, 'ms') + duration.value(${value.nanos % perMilli}, 'ns'))`;
  if (value instanceof LatLng) return both(writtenFloat(value.latitude), writtenFloat(value.longitude));
  if (value instanceof Path) return value.segments.length > 0 ? writtenPath(value) : undefined;
  if (value instanceof RuleSet) {
    const items = writtenList(value.items);
    return items && `${items}.toSet()`;
  }
  if (value instanceof RuleMap) return writtenMap(value);
  return undefined;
}

const hex = (number: number, width: number) => number.toString(16).padStart(width, '0');
const unit = (text: string, at: number) => `\\u${hex(text.charCodeAt(at), 4)}`;
const perMilli = 1_000_000n;

function writtenFloat(value: number): string | undefined {
  if (Number.isNaN(value)) return undefined;
  if (Math.abs(value) === Infinity) return value > 0 ? '(1.0 / 0.0)' : '(-1.0 / 0.0)';
  return `float('${Object.is(value, -0) ? '-0.0' : value}')`;
}

const both = (latitude?: string, longitude?: string) =>
  latitude && longitude && `latlng.value(${latitude}, ${longitude})`;

function writtenList(items: readonly RuleValue[]): string | undefined {
  const texts = items.map(written);
  return texts.includes(undefined) ? undefined : `[${texts.join(', ')}]`;
}

function writtenMap({ entries }: RuleMap): string | undefined {
  const texts = [...entries].map(([key, value]) => [written(key), written(value)]);
  return texts.flat().includes(undefined)
    ? undefined
    : `{${texts.map((pair) => pair.join(': ')).join(', ')}}`;
}

const writtenPath = ({ segments }: Path) => segments.map((segment) => `/$(${written(segment)})`).join('');
