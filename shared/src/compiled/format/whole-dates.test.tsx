import { render } from '@testing-library/react';
import { wholeDates } from './whole-dates';

const partsOf = (sentence: string) =>
  [...render(<p>{wholeDates(sentence)}</p>).container.querySelectorAll('span')].map(
    (part) => part.textContent,
  );

describe('a sentence with dates', () => {
  it('keeps each date with its time in one part, and its words', () => {
    const sentence = 'First day: Sat 2026-11-29 01:49 becomes 2027-01-02.';
    expect(partsOf(sentence)).toEqual(['2026-11-29 01:49', '2027-01-02.']);
    expect(document.body).toHaveTextContent(sentence);
  });

  it('keeps a bracket with its date', () =>
    expect(partsOf('After the end (2027-01-12 21:00), a week later')).toEqual(['(2027-01-12 21:00),']));

  it('may have none', () => expect(partsOf('Since 01:49, weeks 1-10.')).toEqual([]));
});
