import { fail } from '../language/rules-error';
import { mapOf, Path, type RuleMap, type RuleValue } from '../values/values';
import { toText } from './conversions';
import { one, type MethodTable } from './method-table';

const placeholder = /^\{(\w+)(=\*\*?)?\}$/;

/** `{name}` becomes the value of that name, `{name=**}` the segments of a path; the map fits the placeholders. */
function bind(path: Path, values: RuleMap): Path {
  const names = path.segments.map((segment) => placeholder.exec(segment)?.[1]);
  for (const name of values.entries.keys()) {
    if (names.filter((each) => each === name).length !== 1)
      return fail('bind() needs each name once in the path.');
  }
  return new Path(path.segments.flatMap((segment) => fill(segment, values)));
}

function fill(segment: string, values: RuleMap): readonly string[] {
  const [, name = '', form] = placeholder.exec(segment) ?? [];
  const value = values.entries.get(name);
  if (value === undefined) return [segment];
  return form === '=**' ? segmentsOf(value) : [toText(value) || fail('bind() takes no empty text.')];
}

const segmentsOf = (value: RuleValue) =>
  value instanceof Path ? value.segments : fail('A path was expected.');

export const pathMethods: MethodTable<Path> = {
  bind: one((path, values) => bind(path, mapOf(values))),
};
