import { knownWordsOf } from './known-words';

/**
 * Messages of Chromium, Firefox and WebKit, in this order; `{x}` stands for names in the code, `{n}` for a short number.
 * Others are not reported.
 */
const templates = [
  "Cannot read properties of {x} (reading '{x}')",
  "Cannot set properties of {x} (setting '{x}')",
  "Cannot destructure property '{x}' of '{x}' as it is {x}.",
  '{x} is not a function or its return value is not iterable',
  '{x} is not a function',
  '{x} is not a constructor',
  '{x} is not iterable',
  '{x} is not defined',
  "Cannot access '{x}' before initialization",
  'Cannot convert undefined or null to object',
  'Assignment to constant variable.',
  'Maximum call stack size exceeded',
  'Invalid array length',
  'Invalid string length',
  'Invalid time value',
  'Reduce of empty array with no initial value',
  'Converting circular structure to JSON',
  'Unexpected end of JSON input',
  "Failed to execute '{x}' on '{x}'",
  'Failed to fetch',
  'The user aborted a request.',
  'The operation was aborted',
  'Minified React error #{n}',
  'Loading chunk {n} failed',

  'can\'t access property "{x}", {x} is {x}',
  "can't access lexical declaration '{x}' before initialization",
  "can't convert {x} to object",
  "invalid assignment to const '{x}'",
  '{x} is undefined',
  '{x} is null',
  'too much recursion',
  'invalid array length',
  'invalid date',
  'JSON.parse: ',
  'NetworkError when attempting to fetch resource.',

  "{x} is not an object (evaluating '{x}')",
  "Can't find variable: {x}",
  'Cannot access uninitialized variable.',
  'Attempted to assign to readonly property.',
  'JSON Parse error: ',
  'Load failed',
] as const;

/**
 * Names joined by dots, calls and brackets. No template continues with one of these characters, so that each text is looked at
 * once: any could be in a message.
 */
const names = '([\\w$.()[\\]]{1,200})';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const forms = templates.map((template) => ({
  template,
  form: new RegExp(`^${escaped(template).replaceAll('\\{x\\}', names).replace('\\{n\\}', '(\\d{1,4})\\b')}`),
}));

/** The message of an engine as far as it is known, without names that may be data; empty for any other text. */
export function engineMessage(message: string): string {
  const text = message.replaceAll('(intermediate value)', '(...)');
  for (const { template, form } of forms) {
    const found = form.exec(text)?.slice(1);
    if (found)
      return template.replaceAll(/\{[nx]\}/g, (place) => {
        const name = found.shift() ?? '';
        return place === '{n}' ? name : knownWordsOf(name);
      });
  }
  return '';
}
