import type { Quiz } from '@console/shared/model';
import { quizForm } from '../quiz.form';
import { numberingAfter } from './numbering';

const after = (title: string) => {
  const next = numberingAfter({ ...quizForm.blank, id: 'Q1', title } as Quiz);
  return next && [next.pattern, next.firstNumber];
};

describe('the numbering of a series', () => {
  it.each([
    ['Week 3', 'Week {n}: {title}', '4'],
    ['Week 9: Judges', 'Week {n}: {title}', '10'],
    ['వారం 3 – న్యాయాధిపతులు', 'వారం {n} – {title}', '4'],
    ['7. Ruth', '{n}. {title}', '8'],
    ['12', '{n}: {title}', '13'],
    ['Season 2, round 5: Acts', 'Season 2, round {n}: {title}', '6'],
    ['Week 3: Psalm 23', 'Week {n}: {title}', '4'],
    ['Week #3', 'Week #{n}: {title}', '4'],
  ])('after “%s” is “%s” from %s on', (title, ...next) => expect(after(title)).toEqual(next));

  it.each([
    'Genesis',
    '',
    'John 3:16',
    'Luke 10: 25-37',
    'Genesis 1-11',
    'Genesis 1 - 11',
    'Christmas 2026',
    'A2',
  ])('does not go on after “%s”', (title) => expect(after(title)).toBeUndefined());

  it('does not go on where the season has no quiz', () => expect(numberingAfter(undefined)).toBeUndefined());
});
