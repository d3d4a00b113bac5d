import fc from 'fast-check';
import { parseTimestamp } from '../../values/document-values';
import { inquire } from '../../decision/inquiry';
import { DocumentAccess } from '../../decision/document-access';
import { knownPath } from '../../language/match-path';
import { parseRules } from '../../language/parser';
import { RuleMap, type RuleValue } from '../../values/values';
import { parseFields } from '../../../values/parse-value';
import type { Document } from '../../../values/value';
import { fieldsOf } from '../rest-client';
import { conditionCase, type RulesGroup } from './case';
import { expressions } from './expressions';
import { samples } from './samples';
import { sharedDocument, sharedFunctions } from './shared';
import { written } from './written-value';

const database = 'projects/p/databases/(default)';
const fact: Document = {
  name: `${database}/documents/facts/open`,
  fields: parseFields(fieldsOf(sharedDocument)),
  createTime: '2026-01-01T00:00:00Z',
  updateTime: '2026-01-01T00:00:00Z',
};

/** What we take the expression for; undefined for an error. */
function valueOf(expression: string): RuleValue | undefined {
  let value: RuleValue | undefined;
  const rules =
    parseRules(`rules_version = '2'; service cloud.firestore { match /databases/{database}/documents {
    ${sharedFunctions} match /t/{id} { allow get: if debug(${expression}) == null; } } }`);
  const look = (name: string) => (name === fact.name ? fact : undefined);
  const request = RuleMap.of({ method: 'get', time: parseTimestamp('2026-01-01T00:00:00Z'), auth: null });
  inquire(
    rules,
    new DocumentAccess(database, look, look),
    { debug: (given) => (value = given) },
    {
      method: 'get',
      path: knownPath(`${database}/documents/t/1`),
      request,
      resource: null,
    },
  );
  return value;
}

/** Asks whether the expression has the value that we give it, or is an error where we say so. */
function conditionOf(expression: string): string {
  const value = valueOf(expression);
  const expected = value === undefined ? undefined : written(value);
  return expected === undefined ? `[${expression}].size() == 1` : `(${expression}) == ${expected}`;
}

const byDepth = { 1: 250, 2: 350, 3: 200 };

export const expressionGroups: RulesGroup[] = Object.entries(byDepth).map(([depth, count]) => ({
  name: `values of expressions, depth ${depth}`,
  cases: samples(fc.oneof(...Object.values(expressions(Number(depth)))), count, Number(depth)).map(
    (expression) => conditionCase(conditionOf(expression)),
  ),
}));

const logic = fc.letrec((tie) => ({
  term: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(
      'true',
      'false',
      'null',
      '1',
      '1 / 0 == 1',
      'missing',
      'data().nothing',
      'data().yes',
      'data().none',
    ),
    fc
      .tuple(tie('term'), fc.constantFrom('&&', '||', '==', '!='), tie('term'))
      .map((parts) => `(${parts.join(' ')})`),
    tie('term').map((term) => `!(${String(term)})`),
    fc
      .tuple(tie('term'), tie('term'), tie('term'))
      .map(([a, b, c]) => `(${String(a)} ? ${String(b)} : ${String(c)})`),
    tie('term').map((term) => `same(${String(term)})`),
    tie('term').map((term) => `unused(${String(term)})`),
  ),
}));

export const logicGroup: RulesGroup = {
  name: 'errors among && and ||',
  cases: samples(logic.term, 200).map((term) => conditionCase(String(term))),
};
