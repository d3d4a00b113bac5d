import { samplePlaces } from './sample-places';

const limits = (limitOne: number | null, limitTwo: number | null) => ({
  appearance: 'type-1',
  type: 'limit',
  limitOne,
  limitTwo,
});

describe('the places of a leaderboard', () => {
  it('are the first ones with type all, whatever its limits', () => {
    expect(samplePlaces({ ...limits(3, 4), type: 'all' })).toEqual({ places: [1, 2, 3, 4, 5, 6, 7, 8] });
  });

  it('are those from one limit to the other', () => {
    expect(samplePlaces(limits(2, 4))).toEqual({ places: [2, 3, 4] });
    expect(samplePlaces(limits(1, 8))).toEqual({ places: [1, 2, 3, 4, 5, 6, 7, 8] });
  });

  it('name the last one where a phone does not show all', () => {
    expect(samplePlaces(limits(1, 9))).toEqual({ places: [1, 2, 3, 4, 5, 6, 7, 8], last: 9 });
  });

  it.each([
    [5, 4],
    [0, 10],
    [null, 10],
    [1, null],
  ])('are none from %p to %p', (first, last) => {
    expect(samplePlaces(limits(first, last))).toEqual({ places: [] });
  });
});
