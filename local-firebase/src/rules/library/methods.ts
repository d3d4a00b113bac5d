import { fail } from '../language/rules-error';
import {
  Abstract,
  Duration,
  isList,
  LatLng,
  MapDiff,
  Namespace,
  Path,
  RuleMap,
  RuleSet,
  Timestamp,
  typeOf,
  type RuleValue,
} from '../values/values';
import { diffMethods, listMethods, mapMethods, setMethods } from './collections';
import { callMethod } from './method-table';
import { latLngMethods, namespaces } from './namespaces';
import { pathMethods } from './paths';
import { bytesMethods, stringMethods } from './strings';
import { durationMethods, timestampMethods } from './time';

/** `target.name(args)` */
export function invoke(target: RuleValue, name: string, args: readonly RuleValue[]): RuleValue {
  if (typeof target === 'string') return callMethod(stringMethods, target, name, args);
  if (isList(target)) return callMethod(listMethods, target, name, args);
  if (target instanceof RuleMap) return callMethod(mapMethods, target, name, args);
  if (target instanceof RuleSet) return callMethod(setMethods, target, name, args);
  if (target instanceof MapDiff) return callMethod(diffMethods, target, name, args);
  if (target instanceof Timestamp) return callMethod(timestampMethods, target, name, args);
  if (target instanceof Duration) return callMethod(durationMethods, target, name, args);
  if (target instanceof LatLng) return callMethod(latLngMethods, target, name, args);
  if (target instanceof Path) return callMethod(pathMethods, target, name, args);
  if (target instanceof Uint8Array) return callMethod(bytesMethods, target, name, args);
  if (target instanceof Namespace) return callMethod(namespaces[target.name] ?? {}, target, name, args);
  const answer = target instanceof Abstract ? target.invoke?.(name, args) : undefined;
  return answer ?? fail(`There is no ${typeOf(target)}.${name}().`);
}
