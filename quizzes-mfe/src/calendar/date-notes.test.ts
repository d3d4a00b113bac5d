import { quizEntity, type Quiz, type Season } from '@console/shared/model';
import { dateNotes } from './date-notes';

const at = (month: number, day: number) => new Date(2026, month - 1, day, 9).getTime();
const now = at(2, 1);
const season = { id: 'S1', start: at(3, 2), end: at(3, 31) } as Season;

const quiz = (id: string, start: number, end: number): Quiz => ({
  ...quizEntity.blank,
  id,
  title: `Quiz ${id}`,
  description: '',
  duration: 10,
  language: 'English',
  start,
  end,
  status: 'Upcoming',
});

it('says in the calendar what the season check says of the dates of a quiz', () => {
  const quizzes = [
    quiz('A', at(3, 3), at(3, 5)),
    quiz('B', at(3, 4), at(3, 6)),
    quiz('C', at(4, 1), at(4, 2)),
    quiz('D', at(3, 10), at(3, 9)),
    quiz('E', at(3, 20), at(3, 21)),
  ];
  const notes = quizzes.map((each) => dateNotes(each, { season, quizzes, now }));
  expect(notes).toEqual([
    [{ level: 'hint', sentence: 'Overlaps with “Quiz B”.' }],
    [{ level: 'hint', sentence: 'Overlaps with “Quiz A”.' }],
    [
      {
        level: 'fault',
        sentence: 'Ends at 2026-04-02 09:00, after the season’s end (2026-03-31 09:00).',
      },
    ],
    [
      {
        level: 'fault',
        sentence: 'The end (2026-03-09 09:00) must be after the start (2026-03-10 09:00).',
      },
    ],
    [],
  ]);
});
