import fc, { type Arbitrary } from 'fast-check';
import { literals } from './literals';
import { oneOf, text } from './samples';

type Type = keyof typeof literals;

const names = oneOf('a', 'b', 'c', 'x');
const comparison = oneOf('==', '!=', '<', '<=', '>', '>=');

/** Random expressions of every type, down to a depth; now and then one of another type stands in. */
export function expressions(depth: number): Record<Type, Arbitrary<string>> {
  if (depth === 0) return literals;
  const inner = expressions(depth - 1);
  const { bool, int, float, string, bytes, list, map, set, path, timestamp, duration, latlng, none } = inner;
  const number = fc.oneof(int, float);
  const anything = fc.oneof(...Object.values(inner));
  const unit = oneOf("'w'", "'d'", "'h'", "'m'", "'s'", "'ms'", "'ns'", "'y'");
  const grown: Record<Type, Arbitrary<string>[]> = {
    bool: [
      text`${anything} ${oneOf('==', '!=')} ${anything}`,
      text`${number} ${comparison} ${number}`,
      text`${string} ${comparison} ${string}`,
      text`${timestamp} ${comparison} ${timestamp}`,
      text`${duration} ${comparison} ${duration}`,
      text`(${bool}) ${oneOf('&&', '||')} (${bool})`,
      text`!(${bool})`,
      text`${anything} in ${fc.oneof(list, set, map)}`,
      text`${anything} is ${oneOf('bool', 'int', 'float', 'number', 'string', 'list', 'map', 'path', 'timestamp', 'duration', 'latlng', 'bytes', 'set', 'map_diff')}`,
      text`${list}.${oneOf('hasAny', 'hasAll', 'hasOnly')}(${list})`,
      text`${set}.${oneOf('hasAny', 'hasAll', 'hasOnly')}(${fc.oneof(list, set)})`,
      text`${string}.matches(${patterns})`,
      text`math.isNaN(${number})`,
      text`exists(/databases/$(database)/documents/facts/$(${string}))`,
    ],
    int: [
      text`(${int} ${oneOf('+', '-', '*', '/ ', '%')} ${int})`,
      text`(-(${int}))`,
      text`${fc.oneof(string, bytes, list, map, set)}.size()`,
      text`int(${fc.oneof(number, string)})`,
      text`math.${oneOf('abs', 'round')}(${number})`,
      text`${timestamp}.${oneOf('year', 'month', 'day', 'hours', 'minutes', 'seconds', 'nanos', 'dayOfWeek', 'dayOfYear', 'toMillis')}()`,
      text`${duration}.${oneOf('seconds', 'nanos')}()`,
      text`${list}[${int}]`,
    ],
    float: [
      text`(${number} ${oneOf('+', '-', '*', '/ ', '%')} ${float})`,
      text`float(${fc.oneof(number, string)})`,
      text`math.${oneOf('ceil', 'floor', 'sqrt', 'abs')}(${number})`,
      text`math.pow(${oneOf('2', '0.5', '-1')}, ${oneOf('3', '-2', '0.0')})`,
      text`${latlng}.${oneOf('latitude', 'longitude')}()`,
    ],
    string: [
      text`(${string} + ${string})`,
      text`${string}[${int}]`,
      text`${string}[${int}:${int}]`,
      text`${string}.${oneOf('lower', 'upper', 'trim')}()`,
      text`${string}.replace(${patterns}, ${oneOf("''", "'x'", "'$1'", "'<$0>'", "'$'")})`,
      text`string(${fc.oneof(bool, number, string, path, none)})`,
      text`${list}.join(${string})`,
      text`${bytes}.${oneOf('toBase64', 'toHexString')}()`,
      text`${map}.get(${oneOf("'a'", "['a', 'b']", "['a', 'x']")}, ${string})`,
    ],
    bytes: [
      text`${string}.toUtf8()`,
      text`hashing.${oneOf('crc32', 'crc32c', 'md5', 'sha256')}(${fc.oneof(string, bytes)})`,
    ],
    list: [
      text`[${anything}, ${anything}]`,
      text`${list}.concat(${list})`,
      text`${list}.removeAll(${list})`,
      text`${list}[${int}:${int}]`,
      text`${map}.${oneOf('keys', 'values')}()`,
      text`${string}.split(${patterns})`,
    ],
    map: [
      text`{'a': ${anything}, 'b': ${anything}}`,
      text`{'a': ${map}}`,
      text`${map}.${names}`,
      text`${map}[${string}]`,
    ],
    set: [
      text`${list}.toSet()`,
      text`${set}.${oneOf('union', 'intersection', 'difference')}(${fc.oneof({ weight: 5, arbitrary: set }, list)})`,
      text`${map}.diff(${map}).${oneOf('addedKeys', 'removedKeys', 'changedKeys', 'unchangedKeys', 'affectedKeys')}()`,
    ],
    path: [
      text`/c/$(${fc.oneof(string, int, bool, path)})/d`,
      text`path(${string})`,
      text`${path}[1:2]`,
      text`path('/a/{x}').bind({'x': ${fc.oneof(string, int)}})`,
    ],
    timestamp: [
      text`(${timestamp} ${oneOf('+', '-')} ${duration})`,
      text`timestamp.value(${int})`,
      text`timestamp.date(${oneOf('2020', '1900', '1', '12', '9999')}, ${oneOf('1', '2', '12', '13')}, ${oneOf('1', '29', '31')})`,
      text`${timestamp}.date()`,
    ],
    duration: [
      text`(${timestamp} - ${timestamp})`,
      text`(${duration} ${oneOf('+', '-')} ${duration})`,
      text`duration.value(${int}, ${unit})`,
      text`duration.time(${int}, 2, 3, ${int})`,
      text`duration.abs(${duration})`,
      text`${timestamp}.time()`,
    ],
    latlng: [text`latlng.value(${number}, ${number})`],
    none: [text`{'a': null}.a`, text`data().none`],
  };
  const mixed = (own: Arbitrary<string>[], type: Type) =>
    fc.oneof(
      { weight: 10, arbitrary: fc.oneof(...own).map((each) => `(${each})`) },
      { weight: 3, arbitrary: inner[type] },
      { weight: 1, arbitrary: text`(${bool} ? ${inner[type]} : ${anything})` },
      { weight: 1, arbitrary: text`same(${inner[type]})` },
      { weight: 1, arbitrary: anything },
    );
  return {
    bool: mixed(grown.bool, 'bool'),
    int: mixed(grown.int, 'int'),
    float: mixed(grown.float, 'float'),
    string: mixed(grown.string, 'string'),
    bytes: mixed(grown.bytes, 'bytes'),
    list: mixed(grown.list, 'list'),
    map: mixed(grown.map, 'map'),
    set: mixed(grown.set, 'set'),
    path: mixed(grown.path, 'path'),
    timestamp: mixed(grown.timestamp, 'timestamp'),
    duration: mixed(grown.duration, 'duration'),
    latlng: mixed(grown.latlng, 'latlng'),
    none: mixed(grown.none, 'none'),
  };
}

const patterns = oneOf(
  "'a'",
  "'(a)(b)?'",
  "'[a-c]+'",
  "'.*'",
  "','",
  "''",
  "'b*'",
  "'(?i)A.'",
  "'\\\\\\\\w+'",
  "'[^@]+@[^@]+'",
  "'^a|b$'",
  "'\\\\\\\\s'",
  "'\\\\\\\\p{L}+'",
);
