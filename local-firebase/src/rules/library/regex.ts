import { RE2JS, RE2JSException } from 're2js';
import { fail } from '../language/rules-error';

const known = new Map<string, RE2JS>();
const maxKnown = 500;

/** A pattern in RE2 syntax, which takes linear time whatever it says; undefined for one that RE2 refuses. */
export function parseRegex(pattern: string): RE2JS | undefined {
  const found = known.get(pattern);
  if (found) return found;
  try {
    const compiled = RE2JS.compile(pattern);
    if (known.size >= maxKnown) known.clear();
    known.set(pattern, compiled);
    return compiled;
  } catch (error) {
    if (error instanceof RE2JSException) return undefined;
    throw error;
  }
}

/** @throws RuleError for a pattern that RE2 refuses. */
export const compileRegex = (pattern: string): RE2JS =>
  parseRegex(pattern) ?? fail('This is no regular expression that RE2 knows.');

/** The pieces between all matches, empty ones too; empty pieces at the end are dropped, but for the first. */
export function splitBy(pattern: RE2JS, text: string): string[] {
  const pieces: string[] = [];
  const matcher = pattern.matcher(text);
  let from = 0;
  while (matcher.find()) {
    pieces.push(text.slice(from, matcher.start()));
    from = matcher.end();
  }
  pieces.push(text.slice(from));
  while (pieces.length > 1 && pieces.at(-1) === '') pieces.pop();
  return pieces;
}

// A dollar that names no group stands for itself.
const plainDollar = /\\[^]|\$(?![\d{])/g;

/** Replaces every match; `$1` and `${name}` stand for groups. */
export function replaceBy(pattern: RE2JS, text: string, by: string): string {
  try {
    const replacement = by.replace(plainDollar, (found) => (found === '$' ? '\\$' : found));
    return pattern.matcher(text).replaceAll(replacement, true);
  } catch (error) {
    return error instanceof RE2JSException ? fail('The pattern has no such group.') : rethrow(error);
  }
}

function rethrow(error: unknown): never {
  throw error;
}
