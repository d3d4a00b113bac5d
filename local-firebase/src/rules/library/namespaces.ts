import { fail } from '../language/rules-error';
import { LatLng, numberOf, type Namespace, type RuleValue } from '../values/values';
import { toInt } from './conversions';
import { hashingFunctions } from './hashing';
import { none, one, two, type LibraryFunction, type MethodTable } from './method-table';
import { durationFunctions, timestampFunctions } from './time';

const ofNumber = (call: (value: number) => RuleValue): LibraryFunction<Namespace> =>
  one((_space, value) => call(numberOf(value)));

const mathFunctions: MethodTable<Namespace> = {
  abs: one((_space, value) =>
    typeof value === 'bigint' ? BigInt.asIntN(64, value < 0n ? -value : value) : Math.abs(numberOf(value)),
  ),
  ceil: ofNumber(Math.ceil),
  floor: ofNumber(Math.floor),
  round: ofNumber((value) => toInt(Math.round(value))),
  sqrt: ofNumber(Math.sqrt),
  isNaN: ofNumber(Number.isNaN),
  isInfinite: ofNumber((value) => Math.abs(value) === Infinity),
  pow: two((_space, base, exponent) => numberOf(base) ** numberOf(exponent)),
};

// The mean radius in metres, as the official emulator has it.
const earthRadius = 6_371_009;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres along the great circle (haversine). */
function distance(a: LatLng, b: LatLng): number {
  const height = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const width = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const chord = height + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * width;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

export const latLngMethods: MethodTable<LatLng> = {
  latitude: none((place) => place.latitude),
  longitude: none((place) => place.longitude),
  distance: one((place, other) =>
    other instanceof LatLng ? distance(place, other) : fail('A latlng was expected.'),
  ),
};

const latLngFunctions: MethodTable<Namespace> = {
  value: two((_space, latitude, longitude) => {
    const place = new LatLng(numberOf(latitude), numberOf(longitude));
    const valid = Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180;
    return valid ? place : fail('A latitude is at most 90 and a longitude at most 180 degrees.');
  }),
};

/** The functions behind a name such as `math`. */
export const namespaces: Readonly<Record<string, MethodTable<Namespace>>> = {
  math: mathFunctions,
  latlng: latLngFunctions,
  hashing: hashingFunctions,
  timestamp: timestampFunctions,
  duration: durationFunctions,
};

export const isPackage = (name: string): boolean => Object.hasOwn(namespaces, name);
