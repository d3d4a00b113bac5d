import { readXml } from './xml';

/** The formats that have no code in a file: ECMA-376, part 1, 18.8.30. */
const builtIn: Readonly<Record<number, string>> = {
  9: '0%',
  10: '0.00%',
  14: 'm/d/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'm/d/yyyy h:mm',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
};

/** The number format of each cell style. */
export function readFormats(xml: string | undefined): readonly string[] {
  const custom = new Map<string, string>();
  const formats: string[] = [];
  let isCellStyle = false;
  readXml(xml ?? '', {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') custom.set(numFmtId, formatCode);
      if (name === 'cellXfs') isCellStyle = true;
      if (name === 'xf' && isCellStyle) formats.push(custom.get(numFmtId) ?? builtIn[Number(numFmtId)] ?? '');
    },
    close(name) {
      if (name === 'cellXfs') isCellStyle = false;
    },
  });
  return formats;
}

/** A format without quoted texts, colours and languages; `[h]` stays. */
const bare = (format: string): string =>
  (format.split(';')[0] ?? '').replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');

/** A number as its cell shows it, as far as words and verses need it, and whether it is a date or a time. */
export function formatNumber(
  raw: string,
  format: string,
  from1904: boolean,
): { text: string; isDate: boolean } {
  const value = Number(raw);
  if (!Number.isFinite(value)) return { text: raw, isDate: false };
  const code = bare(format);
  if (
    code !== '' &&
    !/general/i.test(code) &&
    /[ydhs]|mm/i.test(code) &&
    !/[0#]/.test(code.replace(/\.0+/, ''))
  )
    return { text: dateText(value, code, from1904), isDate: true };
  if (code.includes('%')) return { text: `${plain(value * 100)}%`, isDate: false };
  const zeros = /^0{2,}$/.exec(code)?.[0].length ?? 0;
  return { text: plain(value).padStart(zeros, '0'), isDate: false };
}

/** Excel shows at most 15 digits. */
const plain = (value: number): string => String(Number(value.toPrecision(15)));

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (value: number): string => String(value).padStart(2, '0');

/** As people type it: 1:14 for a time, 4-Mar for a day, 2024-03-04 for a date. */
function dateText(value: number, code: string, from1904: boolean): string {
  const time = timeText(value, code);
  if (!/[yd]|mmm/i.test(code)) return time;
  const day = dateOf(Math.floor(value) + (from1904 ? 1462 : 0));
  const month = months[day.getUTCMonth()] ?? '';
  const [hasYear, hasDay] = [/y/i.test(code), /d/i.test(code)];
  const date = !hasYear
    ? `${day.getUTCDate()}-${month}`
    : hasDay
      ? day.toISOString().slice(0, 10)
      : `${month}-${two(day.getUTCFullYear() % 100)}`;
  return /[hs]/i.test(code) ? `${date} ${time}` : date;
}

/** Day 60 is 29 February 1900, which there was not. */
const dateOf = (serial: number): Date =>
  new Date(Date.UTC(1899, 11, serial < 60 ? 31 : 30) + serial * 86_400_000);

function timeText(value: number, code: string): string {
  const isElapsed = /\[h+\]/i.test(code);
  const total = Math.round((isElapsed ? value : value - Math.floor(value)) * 86_400);
  const [hours, minutes, seconds] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
  const showsSeconds = seconds > 0;
  if (!/h/i.test(code)) return `${Math.floor(total / 60)}:${two(seconds)}`;
  return `${hours}:${two(minutes)}${showsSeconds ? `:${two(seconds)}` : ''}`;
}
