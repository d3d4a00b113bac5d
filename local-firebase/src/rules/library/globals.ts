import type { DocumentAccess } from '../decision/document-access';
import { documentToMap } from '../values/document-values';
import { fail } from '../language/rules-error';
import type { RuleValue } from '../values/values';
import { toFloat, toInt, toPath, toText } from './conversions';

const conversions: Readonly<Record<string, (value: RuleValue) => RuleValue>> = {
  int: toInt,
  float: toFloat,
  string: toText,
  path: toPath,
};

function existing(documents: DocumentAccess, path: RuleValue, when: 'now' | 'after'): RuleValue {
  const document = documents.find(path, when);
  return document ? documentToMap(document) : fail('There is no document at this path.');
}

/** Calls a function that no block defines. */
export function callGlobal(
  name: string,
  args: readonly RuleValue[],
  documents: DocumentAccess,
  debug: (value: RuleValue) => void,
): RuleValue {
  const [argument = null, ...rest] = args;
  if (args.length === 0 || rest.length > 0)
    return fail(`There is no function '${name}' of ${args.length} arguments.`);
  switch (name) {
    case 'get':
      return existing(documents, argument, 'now');
    case 'getAfter':
      return existing(documents, argument, 'after');
    case 'exists':
      return documents.find(argument, 'now') !== undefined;
    case 'existsAfter':
      return documents.find(argument, 'after') !== undefined;
    case 'debug':
      debug(argument);
      return argument;
  }
  const convert = Object.hasOwn(conversions, name) ? conversions[name] : undefined;
  return convert ? convert(argument) : fail(`There is no function '${name}'.`);
}
