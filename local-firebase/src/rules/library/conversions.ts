import { fail } from '../rules-error';
import { int64, Path, typeOf, type RuleValue } from '../values';

/** As Java writes it, which the hosted rules are made of: always with a fraction, very large and small as `1.0E7`. */
function floatText(value: number): string {
  const size = Math.abs(value);
  if (!Number.isFinite(value)) return String(value);
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

/** `int(value)` */
export function toInt(value: RuleValue): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return int64(BigInt(Math.trunc(value)));
  if (typeof value === 'string' && /^[-+]?\d{1,19}$/.test(value))
    return int64(BigInt(value.replace('+', '')));
  return fail(`This ${typeOf(value)} is no int.`);
}

/** `float(value)` */
export function toFloat(value: RuleValue): number {
  if (typeof value === 'bigint' || typeof value === 'number') return Number(value);
  if (typeof value === 'string' && /^[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?$/.test(value))
    return Number(value);
  return fail(`This ${typeOf(value)} is no float.`);
}

/** `path(text)`; a slash in front makes no difference. */
export function toPath(value: RuleValue): Path {
  if (value instanceof Path) return value;
  if (typeof value !== 'string') return fail(`There is no path(${typeOf(value)}).`);
  const segments = value.replace(/^\//, '').split('/');
  return segments.includes('') ? fail('This string is no path.') : new Path(segments);
}
