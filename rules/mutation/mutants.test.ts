import { parseRules } from '@console/local-firebase';
import { mutantsOf } from './mutants';

const mutantsOfCondition = (condition: string, functions = '') =>
  mutantsOf(
    parseRules(
      `service cloud.firestore { match /databases/{database}/documents {
        ${functions} match /notes/{id} { allow get: if ${condition}; } } }`,
    ),
  ).map(({ where, condition: text, change, replacement }) =>
    change === 'removed' && replacement.kind === 'literal'
      ? `${where}: ${text} becomes ${String(replacement.value)}`
      : `${where}: ${text} is negated`,
  );

describe('the mutants of the rules', () => {
  it('remove and negate each operand', () => {
    expect(mutantsOfCondition('resource == null && exists(/a/b) || resource.data.n > 1')).toEqual([
      'allow get /notes/{id}: (resource == null) && exists(/a/b) becomes false',
      'allow get /notes/{id}: resource == null becomes true',
      'allow get /notes/{id}: resource == null is negated',
      'allow get /notes/{id}: exists(/a/b) becomes true',
      'allow get /notes/{id}: exists(/a/b) is negated',
      'allow get /notes/{id}: resource.data.n > 1 becomes false',
      'allow get /notes/{id}: resource.data.n > 1 is negated',
    ]);
  });

  it('change a condition that stands alone, and each part of a choice', () => {
    expect(mutantsOfCondition("resource.data.a is string ? 'x' in resource.data : true")).toEqual([
      'allow get /notes/{id}: resource.data.a is string becomes true',
      'allow get /notes/{id}: resource.data.a is string is negated',
      "allow get /notes/{id}: 'x' in resource.data becomes true",
      "allow get /notes/{id}: 'x' in resource.data is negated",
      'allow get /notes/{id}: true is negated',
    ]);
  });

  it('change conditions that functions return, and leave other results', () => {
    const functions =
      'function data() { return resource.data; } function isOpen() { return !data().closed; }';
    expect(mutantsOfCondition('isOpen()', functions)).toEqual([
      'isOpen(): !data().closed becomes true',
      'isOpen(): !data().closed is negated',
      'allow get /notes/{id}: isOpen() becomes true',
      'allow get /notes/{id}: isOpen() is negated',
    ]);
  });
});
