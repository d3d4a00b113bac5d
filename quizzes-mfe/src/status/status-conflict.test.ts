import { quizEntity, type Quiz } from '@console/shared/model';
import { describeConflict } from './describe-conflict';
import { statusConflict } from './status-conflict';

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`).getTime();

const quiz: Quiz = {
  ...quizEntity.blank,
  id: 'Q1',
  title: 'Week 9',
  description: '',
  duration: 10,
  language: 'English',
  start: at('06:00'),
  end: at('18:00'),
  status: 'Upcoming',
};

const due = (time: string, change: Partial<Quiz> = {}) =>
  statusConflict({ ...quiz, ...change }, at(time))?.due ?? 'no conflict';

const said = (time: string, status: string) => {
  const conflict = statusConflict({ ...quiz, status }, at(time));
  return conflict && describeConflict(conflict, at(time));
};

describe('the status of a quiz', () => {
  it.each([
    ['05:59', 'Upcoming'],
    ['06:00', 'Ongoing'],
    ['17:59', 'Ongoing'],
    ['18:00', 'Finished'],
  ])('at %s is %s by its dates', (time, status) => {
    expect(due(time, { status })).toBe('no conflict');
    for (const other of ['Upcoming', 'Ongoing', 'Finished'].filter((one) => one !== status))
      expect(due(time, { status: other })).toBe(status);
  });

  it.each<Partial<Quiz>>([
    { start: null },
    { end: null },
    { start: at('18:00'), end: at('06:00') },
    { status: 'Paused' },
    { status: '' },
  ])('contradicts nothing where its dates or status say nothing: %j', (change) =>
    expect(due('12:00', change)).toBe('no conflict'),
  );
});

describe('what contradicts the dates of a quiz', () => {
  it.each([
    ['06:12', 'Upcoming', 'Started 12 min ago, still Upcoming'],
    ['06:00', 'Upcoming', 'Started 1 min ago, still Upcoming'],
    ['20:30', 'Upcoming', 'Ended 2 hr ago, still Upcoming'],
    ['18:59', 'Ongoing', 'Ended 59 min ago, still Ongoing'],
    ['03:00', 'Ongoing', 'Starts in 3 hr, already Ongoing'],
    ['05:15', 'Finished', 'Starts in 45 min, already Finished'],
    ['17:00', 'Finished', 'Ends in 1 hr, already Finished'],
  ])('at %s with the status %s is said: %s', (time, status, sentence) =>
    expect(said(time, status)).toBe(sentence),
  );

  it('is said in days after a day', () => {
    const late = at('18:00') + 50 * 60 * 60 * 1000;
    const conflict = statusConflict({ ...quiz, status: 'Ongoing' }, late);
    expect(conflict && describeConflict(conflict, late)).toBe('Ended 2 days ago, still Ongoing');
  });
});
