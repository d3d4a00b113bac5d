import fc from 'fast-check';
import { anonymous } from '../../auth-context';
import type { Document } from '../../values/value';
import { createRulesGate, parseRules, RulesCompileError } from '../index';

const name = 'projects/p/databases/(default)/documents/notes/n1';
const document: Document = {
  name,
  fields: { owner: { stringValue: 'u1' }, secret: { stringValue: 'hidden' } },
  createTime: '2026-01-01T00:00:00.000000Z',
  updateTime: '2026-01-01T00:00:00.000000Z',
};

const rulesWith = (body: string) =>
  [
    "rules_version = '2';",
    'service cloud.firestore {',
    'match /databases/{database}/documents {',
    body,
    '}',
    '}',
  ].join('\n');

function decide(body: string, resource: Document | undefined = document) {
  return createRulesGate(rulesWith(body), { log: () => undefined }).checkGet({
    auth: { kind: 'user', uid: 'u1', token: { email: 'u1@example.org' } },
    time: '2026-01-31T12:00:00.000Z',
    name,
    resource,
    get: (other) => (other.endsWith('/roles/u1') ? { ...document, name: other } : undefined),
  });
}

describe('a refusal', () => {
  it.each([
    ['match /other/{id} { allow get; }', 'Rules: no allow covers get on this path.'],
    [
      'match /notes/{id} {\n  allow read: if resource.data.owner == request.auth.uid\n    && resource.data.owner == "u2"; }',
      'Rules refuse get: the allow at 5:3 is false because of 6:28.',
    ],
    [
      'function isBoss() {\n  return request.auth.uid == "boss"; }\nmatch /notes/{id} { allow get: if isBoss(); }',
      'Rules refuse get: the allow at 6:21 is false because of 5:27.',
    ],
    [
      'match /notes/{id} { allow get: if resource.data.missing == 1; allow read: if false; }',
      "Rules refuse get: the allow at 4:21 fails at 4:49: map has no property 'missing'; the allow at 4:63 is false because of 4:78.",
    ],
  ])('names the line and the reason: %#', (body, reason) => {
    expect(decide(body)).toMatchObject({ granted: false, reason });
  });

  it('never repeats what is in the document', () => {
    for (const use of [
      'int(resource.data.secret) == 1',
      'get(path(resource.data.secret)).data.x',
      '{}[resource.data.secret]',
    ]) {
      const decision = decide(`match /notes/{id} { allow get: if ${use}; }`);
      expect(decision.granted ? '' : decision.reason).toMatch(/fails at/);
      expect(JSON.stringify(decision)).not.toContain('hidden');
    }
  });
});

describe('a decision', () => {
  it('tells which documents it looked at', () => {
    const role = '/databases/$(database)/documents/roles/$(request.auth.uid)';
    const { granted, consulted } = decide(
      `match /notes/{id} { allow get: if exists(/databases/$(database)/documents/none/x) || get(${role}).data.owner == 'u1'; }`,
    );
    expect(granted).toBe(true);
    expect([...consulted].map((each) => each.split('/documents/')[1])).toEqual(['none/x', 'roles/u1']);
  });

  it('tells how many expressions it took', () => {
    expect(decide("match /notes/{id} { allow get: if resource.data.owner == 'u1'; }").expressions).toBe(5);
  });

  it('evaluates what takes the place of an expression', () => {
    const rules = parseRules(rulesWith('match /notes/{id} { allow get: if resource.data.owner == "u2"; }'));
    const gate = createRulesGate(rules, {
      substitute: (met) => (met.kind === 'literal' ? { ...met, value: 'u1' } : met),
    });
    const check = { auth: anonymous, time: '2026-01-31T12:00:00.000Z', name, get: () => undefined };
    expect(gate.checkGet({ ...check, resource: document }).granted).toBe(true);
  });

  it('ends even when functions multiply', () => {
    const chain = Array.from(
      { length: 12 },
      (_, n) => `function f${n + 1}() { return f${n}() && f${n}(); }`,
    ).join('\n');
    const decision = decide(
      `function f0() { return true; }\n${chain}\nmatch /notes/{id} { allow get: if f12(); }`,
    );
    expect(decision.granted ? '' : decision.reason).toContain('more than 1000 expressions');
  });
});

describe('whatever the rules say', () => {
  const words =
    'match allow if read get function return let is in true null resource request data == && || ! ( ) { } [ ] / . , ; : ? $ a 1 "x" {id=**}'.split(
      ' ',
    );
  const tokens = fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 4 })), {
    maxLength: 40,
  });

  it('a gate is made or a position is told, and a decision is reached', () => {
    fc.assert(
      fc.property(tokens, (parts) => {
        try {
          decide(`match /notes/{id} { allow get: if ${parts.join(' ')}; }`);
        } catch (error) {
          if (!(error instanceof RulesCompileError)) throw error;
          expect(error.message).toMatch(/^\d+:\d+ ./);
        }
      }),
      { numRuns: 500 },
    );
  });
});
