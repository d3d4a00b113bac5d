import { secondsOf } from './hands';

const nothing = { clicks: 0, characters: 0, keys: 0, homings: 0, decisions: 0 };

describe('the keystroke-level model', () => {
  it('takes no time for nothing', () => {
    expect(secondsOf(nothing)).toBe(0);
  });

  it('takes a click for a decision, a pointing and a press', () => {
    expect(secondsOf({ ...nothing, clicks: 1, decisions: 1 })).toBeCloseTo(1.35 + 1.1 + 0.2);
  });

  it('takes a typed word for a move of the hand, a decision and its letters', () => {
    expect(secondsOf({ ...nothing, characters: 4, homings: 1, decisions: 1 })).toBeCloseTo(0.4 + 1.35 + 0.8);
  });
});
