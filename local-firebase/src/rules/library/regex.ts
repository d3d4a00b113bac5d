import { fail } from '../rules-error';

const known = new Map<string, RegExp>();
const maxKnown = 500;

// RE2, which the hosted rules use, has neither look-around nor back references.
const beyondRe2 = /\(\?(?:[=!]|<[=!])|\\[1-9]|\\k</;

/**
 * A pattern in RE2 syntax as a regular expression of JavaScript. Flags in front, as in `(?i)abc`, are understood;
 * what RE2 refuses is refused.
 */
export function compileRegex(pattern: string, flags: '' | 'g' = ''): RegExp {
  const key = flags + pattern;
  const found = known.get(key) ?? translate(pattern, flags);
  if (known.size >= maxKnown) known.clear();
  known.set(key, found);
  return found;
}

function translate(pattern: string, flags: '' | 'g'): RegExp {
  const [front = '', own = ''] = /^\(\?([ims]+)\)/.exec(pattern) ?? [];
  const body = pattern
    .slice(front.length)
    .replace(/\(\?P</g, '(?<')
    .replace(/\\A/g, '^')
    .replace(/\\z/g, '$');
  if (beyondRe2.test(body)) return fail('A pattern must not look around or refer back.');
  const allFlags = [...new Set(`${flags}${own}`)].join('');
  for (const unicode of ['u', '']) {
    try {
      return new RegExp(body, allFlags + unicode);
    } catch {
      // Some escapes that RE2 knows are refused only in JavaScript's strict Unicode mode.
    }
  }
  return fail('This is no regular expression.');
}

/** Whether the whole text matches. */
export const matchesWhole = (text: string, pattern: string): boolean => {
  const found = compileRegex(pattern, 'g');
  return new RegExp(`^(?:${found.source})$`, found.flags.replace('g', '')).test(text);
};
