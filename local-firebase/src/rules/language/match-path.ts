import type { Allow, Block, PatternSegment } from './ast';
import type { Lazy, Scope } from '../decision/scope';
import { pathOf as pathOfName } from '../values/document-values';
import { Unknown } from '../values/abstract-values';
import { Path, type RuleValue } from '../values/values';

/** A segment of what is asked for: known, one that is not known (list), or any number of such. */
export type AskedSegment = { known: string } | 'one' | 'many';

/** The segments of a full name, all known. */
export const knownPath = (name: string): AskedSegment[] =>
  pathOfName(name).segments.map((text) => ({ known: text }));

/** An allow whose pattern covers the path, and what its condition sees. */
export interface Reached {
  allow: Allow;
  scope: Scope;
}

/** All allows that cover the path, in the order of the file. */
export function* reach(
  block: Block,
  path: readonly AskedSegment[],
  scope: Scope,
  version: 1 | 2,
): Generator<Reached> {
  for (const match of block.matches) {
    for (const { rest, bound } of fit(match.pattern, path, version)) {
      const inside = scope.inner(new Map(bound), match.functions);
      if (rest.length === 0) for (const allow of match.allows) yield { allow, scope: inside };
      yield* reach(match, rest, inside, version);
    }
  }
}

interface Fit {
  /** What the pattern leaves for the matches inside. */
  rest: readonly AskedSegment[];
  bound: readonly (readonly [string, Lazy])[];
}

function* fit(
  pattern: readonly PatternSegment[],
  path: readonly AskedSegment[],
  version: 1 | 2,
): Generator<Fit> {
  const [first, ...others] = pattern;
  if (!first) {
    yield { rest: path, bound: [] };
    return;
  }
  for (const taken of lengths(first, path, version)) {
    const binding = bind(first, path.slice(0, taken));
    for (const { rest, bound } of fit(others, path.slice(taken), version)) {
      yield { rest, bound: [...binding, ...bound] };
    }
  }
}

/** How many segments of the path this part of the pattern can stand for. */
function lengths(segment: PatternSegment, path: readonly AskedSegment[], version: 1 | 2): number[] {
  const next = path[0];
  if (segment.kind === 'many') {
    const fewest = version === 1 ? 1 : 0;
    return Array.from({ length: Math.max(0, path.length + 1 - fewest) }, (_, index) => index + fewest);
  }
  if (next === undefined || next === 'many') return [];
  const fits = segment.kind === 'one' || (next !== 'one' && next.known === segment.text);
  return fits ? [1] : [];
}

function bind(segment: PatternSegment, taken: readonly AskedSegment[]): (readonly [string, Lazy])[] {
  if (segment.kind === 'literal') return [];
  const value = segment.kind === 'one' ? textOf(segment.name, taken[0]) : pathOf(segment.name, taken);
  return [[segment.name, () => value]];
}

const textOf = (name: string, segment: AskedSegment | undefined): RuleValue =>
  typeof segment === 'object' ? segment.known : new Unknown(name);

function pathOf(name: string, taken: readonly AskedSegment[]): RuleValue {
  const known = taken.flatMap((segment) => (typeof segment === 'object' ? [segment.known] : []));
  return known.length === taken.length ? new Path(known) : new Unknown(name);
}
