import * as fc from 'fast-check';
import { SortedList } from './sorted-list';

const byNumber = (a: number, b: number) => a - b;
const numbers = fc.array(fc.nat(2000), { maxLength: 3000, size: 'max' });

it('a sorted list is in order in both directions, whatever is added and removed', () => {
  fc.assert(
    fc.property(numbers, numbers, numbers, fc.nat(2000), (given, added, removed, place) => {
      const list = new SortedList(byNumber, given);
      const plain = [...given, ...added];
      for (const number of added) list.add(number);
      for (const number of removed) {
        list.remove(number);
        const at = plain.indexOf(number);
        if (at >= 0) plain.splice(at, 1);
      }
      plain.sort(byNumber);
      const rank = list.rank((number) => number < place);
      expect(rank).toBe(plain.filter((number) => number < place).length);
      expect([...list.range(0, plain.length)]).toEqual(plain);
      expect([...list.range(rank, rank + 700)]).toEqual(plain.slice(rank, rank + 700));
      expect([...list.rangeBackwards(rank, rank + 700)]).toEqual(plain.slice(rank, rank + 700).reverse());
    }),
    { numRuns: 50 },
  );
});
