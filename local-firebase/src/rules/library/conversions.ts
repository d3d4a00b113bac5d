import { fail } from '../language/rules-error';
import { int64, Path, typeOf, type RuleValue } from '../values/values';

/** As Java writes it, which the hosted rules are made of: always with a fraction, very large and small as `1.0E7`. */
function floatText(value: number): string {
  const size = Math.abs(value);
  if (!Number.isFinite(value)) return String(value);
  if (Object.is(value, -0)) return '-0.0';
  const scientific = size !== 0 && (size >= 1e7 || size < 1e-3);
  const [mantissa = '', exponent] = (scientific ? value.toExponential() : String(value)).split('e');
  const shown = mantissa.includes('.') ? mantissa : `${mantissa}.0`;
  return exponent === undefined ? shown : `${shown}E${Number(exponent)}`;
}

/** `string(value)` */
export function toText(value: RuleValue): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return floatText(value);
  if (typeof value === 'bigint' || typeof value === 'boolean' || value instanceof Path) return String(value);
  return fail(`There is no string(${typeOf(value)}).`);
}

const largest = 2n ** 63n - 1n;

/** `int(value)`; a float beyond 64 bits gives the int nearest to it, and NaN gives 0. */
export function toInt(value: RuleValue): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') {
    if (Math.abs(value) >= 2 ** 63) return value > 0 ? largest : -largest - 1n;
    return Number.isNaN(value) ? 0n : BigInt(Math.trunc(value));
  }
  if (typeof value === 'string' && /^[-+]?\d{1,19}$/.test(value))
    return int64(BigInt(value.replace('+', '')));
  return fail(`This ${typeOf(value)} is no int.`);
}

const floatNumeral = /^\s*([-+]?)(?:(NaN|Infinity)|((?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)[fFdD]?)\s*$/;

/** `float(value)`; text as Java's Double.parseDouble() takes it, but for hexadecimal. */
export function toFloat(value: RuleValue): number {
  if (typeof value === 'bigint' || typeof value === 'number') return Number(value);
  const [, sign = '', word, digits] = typeof value === 'string' ? (floatNumeral.exec(value) ?? []) : [];
  const numeral = word ?? digits;
  if (numeral !== undefined) return Number(`${sign}${numeral}`);
  return fail(`This ${typeOf(value)} is no float.`);
}

/** Without the blanks and controls around it, as Java's String.trim() does it. */
export function trim(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && text.charCodeAt(start) <= 0x20) start += 1;
  while (end > start && text.charCodeAt(end - 1) <= 0x20) end -= 1;
  return text.slice(start, end);
}

/** What `%20` and the like stand for in a path; text that is not so encoded stays as it is. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** `path(text)`; a slash in front makes no difference. */
export function toPath(value: RuleValue): Path {
  if (value instanceof Path) return value;
  if (typeof value !== 'string') return fail(`There is no path(${typeOf(value)}).`);
  const segments = trim(value).replace(/^\//, '').split('/').map(decodeSegment);
  return segments.includes('') ? fail('This string is no path.') : new Path(segments);
}
