import { fail } from '../language/rules-error';
import {
  Duration,
  durationOf,
  intOf,
  stringOf,
  Timestamp,
  timestampOf,
  type Namespace,
  type RuleValue,
} from '../values/values';
import { none, one, two, type MethodTable } from './method-table';

const nanosPerSecond = 1_000_000_000n;
const nanosPerDay = 86_400n * nanosPerSecond;
const nanosPerUnit: Record<string, bigint> = {
  w: 7n * nanosPerDay,
  d: nanosPerDay,
  h: 3600n * nanosPerSecond,
  m: 60n * nanosPerSecond,
  s: nanosPerSecond,
  ms: 1_000_000n,
  ns: 1n,
};

const floorDivide = (value: bigint, by: bigint) => (value - floorRest(value, by)) / by;
const floorRest = (value: bigint, by: bigint) => ((value % by) + by) % by;

const dateOf = (timestamp: Timestamp) => new Date(Number(floorDivide(timestamp.nanos, 1_000_000n)));
const dayNumber = (timestamp: Timestamp) => floorDivide(timestamp.nanos, nanosPerDay);

function dayOfYear(timestamp: Timestamp): bigint {
  const firstDay = dateFrom(BigInt(dateOf(timestamp).getUTCFullYear()), 1n, 1n);
  return dayNumber(timestamp) - dayNumber(firstDay) + 1n;
}

/** All in UTC; the week begins with Monday as 1. */
export const timestampMethods: MethodTable<Timestamp> = {
  date: none((time) => new Timestamp(dayNumber(time) * nanosPerDay)),
  time: none((time) => new Duration(floorRest(time.nanos, nanosPerDay))),
  year: none((time) => BigInt(dateOf(time).getUTCFullYear())),
  month: none((time) => BigInt(dateOf(time).getUTCMonth() + 1)),
  day: none((time) => BigInt(dateOf(time).getUTCDate())),
  dayOfWeek: none((time) => BigInt(dateOf(time).getUTCDay() || 7)),
  dayOfYear: none(dayOfYear),
  hours: none((time) => BigInt(dateOf(time).getUTCHours())),
  minutes: none((time) => BigInt(dateOf(time).getUTCMinutes())),
  seconds: none((time) => BigInt(dateOf(time).getUTCSeconds())),
  nanos: none((time) => floorRest(time.nanos, nanosPerSecond)),
  toMillis: none((time) => floorDivide(time.nanos, 1_000_000n)),
};

export const durationMethods: MethodTable<Duration> = {
  seconds: none((duration) => duration.nanos / nanosPerSecond),
  nanos: none((duration) => duration.nanos % nanosPerSecond),
};

function dateFrom(year: bigint, month: bigint, day: bigint): Timestamp {
  const date = new Date(0);
  // Date.UTC() takes the years from 0 to 99 for those of the last century.
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const same = date.getUTCFullYear() === Number(year) && date.getUTCMonth() + 1 === Number(month);
  if (!same || date.getUTCDate() !== Number(day)) return fail('There is no such date.');
  return timestampOf(BigInt(date.getTime()) * 1_000_000n);
}

export const timestampFunctions: MethodTable<Namespace> = {
  date: {
    arity: [3],
    call: (_space, [year = null, month = null, day = null]) =>
      dateFrom(intOf(year), intOf(month), intOf(day)),
  },
  value: one((_space, millis) => timestampOf(intOf(millis) * 1_000_000n)),
};

const durationArgument = (value: RuleValue) =>
  value instanceof Duration ? value : fail('A duration was expected.');

export const durationFunctions: MethodTable<Namespace> = {
  value: two((_space, magnitude, unit) => {
    const nanos = nanosPerUnit[stringOf(unit)] ?? fail('There is no such unit of time.');
    return durationOf(intOf(magnitude) * nanos);
  }),
  time: {
    arity: [4],
    call: (_space, [hours = null, minutes = null, seconds = null, nanos = null]) =>
      durationOf(
        ((intOf(hours) * 60n + intOf(minutes)) * 60n + intOf(seconds)) * nanosPerSecond + intOf(nanos),
      ),
  },
  abs: one((_space, value) => {
    const { nanos } = durationArgument(value);
    return new Duration(nanos < 0n ? -nanos : nanos);
  }),
};
