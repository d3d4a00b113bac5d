import fc from 'fast-check';
import { newId } from '@console/shared/data';
import { identityOf } from '@console/shared/model';
import { movedId, newQuestionId } from './question-id';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const now = Date.UTC(2026, 10, 22);

const time = fc.integer({ min: Date.UTC(2020), max: Date.UTC(2060) });
/** As the Firestore client generates them. */
const randomId = fc.string({ unit: fc.constantFrom(...alphabet), minLength: 20, maxLength: 20 });
const ownId = time.map((moment) => newQuestionId([], moment));
/** As other clients may write them. */
const foreignId = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 30 })
  .filter((id) => !id.includes('/') && !/[\ud800-\udfff]/.test(id));
const anyId = fc.oneof(randomId, ownId, foreignId);

const ascending = (a: string, b: string) => (a < b ? -1 : 1);

describe('a new question', () => {
  it('has 20 letters and digits, which sort by time of creation', () => {
    fc.assert(
      fc.property(time, time, (a, b) => {
        const [first, second] = [newQuestionId([], a), newQuestionId([], b)];
        for (const id of [first, second]) expect(id).toMatch(/^z[0-9A-Za-z]{19}$/);
        if (a !== b) expect(first < second).toBe(a < b);
      }),
    );
  });

  it('sorts after every known question, whatever their ids and the clock', () => {
    fc.assert(
      fc.property(fc.array(anyId), fc.integer({ min: 0, max: 2 ** 45 }), (known, clock) => {
        const id = newQuestionId(known, clock);
        known.forEach((other) => expect(id > other).toBe(true));
      }),
    );
  });

  it('has 20 characters after a thousand others whose first came from a clock that is ahead', () => {
    const known = [newQuestionId([], Date.UTC(2050))];
    for (let count = 0; count < 1000; count += 1) known.push(newQuestionId(known, now));
    expect([...known].sort(ascending)).toEqual(known);
    expect(known.every((id) => id.length === 20)).toBe(true);
  });

  it('has a unique id, also in the same millisecond', () => {
    const ids = Array.from({ length: 1000 }, () => newQuestionId([], now));
    expect(new Set(ids.map(identityOf)).size).toBe(1000);
  });
});

describe('a moved question', () => {
  it('sorts between any two others, and keeps its identity', () => {
    fc.assert(
      fc.property(anyId, fc.oneof(fc.constant(''), anyId), anyId, (moved, a, b) => {
        fc.pre(a !== b);
        const [low = '', high = ''] = [a, b].sort(ascending);
        const id = movedId(moved, low, high);
        // No text sorts between a text and the same text followed by zeros.
        if (id === undefined) return expect(`${low}|${high.slice(low.length)}`).toMatch(/\|[\0-0]+$/);
        expect(low < id && id < high).toBe(true);
        expect(identityOf(id)).toBe(identityOf(moved));
      }),
      { numRuns: 2000 },
    );
  });

  it('sorts after the last, and before any later question', () => {
    fc.assert(
      fc.property(anyId, anyId, (moved, last) => {
        const id = movedId(moved, last, undefined, now) ?? '';
        expect(id > last).toBe(true);
        expect(newQuestionId([id, last], now) > id).toBe(true);
      }),
    );
  });

  it('has 20 letters and digits when moved 20 times between two questions created a second apart', () => {
    const low = newQuestionId([], now);
    for (const side of ['before', 'after'] as const) {
      let [a, b] = [low, newQuestionId([], now + 1000)];
      for (let count = 0; count < 20; count += 1) {
        const id = movedId(newId(), a, b) ?? '';
        expect(id).toMatch(/^[0-9A-Za-z]{20}$/);
        expect(a < id && id < b).toBe(true);
        if (side === 'before') b = id;
        else a = id;
      }
    }
  });

  it('always fits into the same place: its id grows by one character in about five moves', () => {
    let [low, high] = [newQuestionId([], now), newQuestionId([], now)].sort(ascending);
    for (let count = 0; count < 500; count += 1) {
      const id = movedId(newId(), low ?? '', high) ?? '';
      expect((low ?? '') < id && id < (high ?? '')).toBe(true);
      if (count % 3) low = id;
      else high = id;
    }
    expect(high?.length).toBeLessThan(20 + 500 / 3);
  });

  it('keeps its identity after many moves, also with a short id', () => {
    fc.assert(
      fc.property(anyId, fc.array(fc.tuple(anyId, anyId)), (first, places) => {
        let id = first;
        for (const place of places) {
          const [low = '', high] = [...place].sort(ascending);
          id = movedId(id, low, low === high ? undefined : high) ?? id;
        }
        expect(identityOf(id)).toBe(identityOf(first));
      }),
    );
  });
});
