import type { StoredFields } from '@console/shared/data';
import type { Session } from '@console/shared/session';

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 0, 10, 9);

const person = (name: string) => ({
  uid: `uid-${name.toLowerCase()}`,
  email: `${name.toLowerCase()}@example.org`,
  name,
});

/** Sessions of the three staff roles; their e-mails are admin@, manager@ and host@example.org. */
export const admin = (): Session => ({ person: person('Admin'), role: 'Admin' });
export const manager = (): Session => ({ person: person('Manager'), role: 'Manager' });
export const host = (): Session => ({ person: person('Host'), role: '' });

/** A stored season; every field has a default. */
export const seasonFields = (fields: StoredFields = {}): StoredFields => ({
  season_id: 'S1',
  season: 'Gospels 2026',
  host: 'Grace Church',
  host_email: 'host@example.org',
  host_additional_email: 'second@example.org',
  discription: 'A season on the four gospels',
  start: new Date(start),
  end: new Date(start + 30 * day),
  status: 'active',
  ...fields,
});

/** A stored quiz; every field has a default. */
export const quizFields = (fields: StoredFields = {}): StoredFields => ({
  quiz_id: 'Q1',
  title: 'The Sermon on the Mount',
  description: 'Matthew 5 to 7',
  duration: 20,
  language: 'Telugu,English',
  start: new Date(start + day),
  end: new Date(start + 2 * day),
  status: 'Upcoming',
  ...fields,
});

/** A stored question; every field has a default. */
export const questionFields = (fields: StoredFields = {}): StoredFields => ({
  question_id: 'N1',
  question: 'Who led Israel across the Jordan into Canaan?',
  option_1: 'Moses',
  option_2: 'Joshua',
  option_3: 'Caleb',
  option_4: 'Gideon',
  answer: 'Joshua',
  quiz_id: 'Q1',
  ...fields,
});
