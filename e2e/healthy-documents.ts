import { text, time, whole, type StoredFields } from './stored';

const healthyTimes = { start: time('2026-01-10T03:30:00Z'), end: time('2026-02-10T15:30:00Z') };

export const healthySeason = (id: string, changes: StoredFields = {}): StoredFields => ({
  season_id: text(id),
  season: text(`Season ${id}`),
  host: text('Grace Church'),
  host_email: text('manager@example.org'),
  host_additional_email: text('host@example.org'),
  discription: text('The four gospels, a chapter a day'),
  ...healthyTimes,
  status: text('active'),
  ...changes,
});

export const healthyQuiz = (id: string, changes: StoredFields = {}): StoredFields => ({
  quiz_id: text(id),
  title: text(`Quiz ${id}`),
  description: text('Matthew 5 to 7'),
  duration: whole(20),
  language: text('Telugu,English'),
  ...healthyTimes,
  status: text('Upcoming'),
  ...changes,
});

export const healthyQuestion = (id: string, changes: StoredFields = {}): StoredFields => ({
  question_id: text(id),
  question: text(`Question ${id}`),
  option_1: text('Moses'),
  option_2: text('Joshua'),
  option_3: text('Caleb'),
  option_4: text('Gideon'),
  answer: text('Joshua'),
  quiz_id: text('questions'),
  ...changes,
});
