import type { Json } from '../protocol/values';
import { remove, serverTime, set, type Write } from '../protocol/writes';
import { marker, quiz } from './documents';
import type { Person } from './people';

/** The ids of a deletion's entry and of its part, as long as the console's. */
export const [entryId, partId] = ['deletionEntry0000001', 'deletionPart00000001'];

/** What a part keeps of a deleted quiz, by id. */
export type Kept = { readonly questions?: Json; readonly results?: Json };

/** What a deletion leaves; valid except for what is given. */
export interface Deletion {
  readonly season?: string;
  readonly quizId: string;
  /** The quiz as its entry keeps it. */
  readonly quiz?: Json;
  readonly kept?: Kept;
  readonly marker?: object;
  readonly entry?: object;
  readonly part?: object;
}

const inAMonth = () => new Date(Date.now() + 30 * 86_400_000);

export const entryPath = (season = 'own', id = entryId) => `seasons/${season}/history/${id}`;
export const partPath = (season = 'own', id = partId) => `${entryPath(season)}/parts/${id}`;

/** The quizzes of the contest that can be deleted, as they are stored. */
const storedQuiz = (quizId: string) =>
  quizId === 'ongoing' ? quiz(quizId, { status: 'Ongoing' }) : quiz(quizId);

/** The entry of a deletion, without its time. */
export const deletionEntry = ({ uid, email }: Person, { season, quizId, quiz, entry }: Deletion): Json => ({
  uid,
  email,
  name: 'Hannah',
  expires: inAMonth(),
  kind: 'quiz_deleted',
  changes: [
    {
      path: `seasons/${season ?? 'own'}/quizzes/${quizId}`,
      title: 'Week 1',
      quiz_title: '',
      before: quiz ?? storedQuiz(quizId),
      after: null,
    },
  ],
  parts: true,
  complete: false,
  undoes: null,
  about: [`quizzes/${quizId}`],
  audience: 'staff',
  ...entry,
});

/** A part that keeps documents of a quiz. */
export const keptPart = (quizId: string, { questions = {}, results = {} }: Kept = {}, more: object = {}) => ({
  quiz_id: quizId,
  questions,
  results,
  alone: Object.keys(questions).length + Object.keys(results).length === 1,
  expires: inAMonth(),
  ...more,
});

/** The marker of a deletion that is kept, without its time. */
export const keptMarker = (quizId: string, uid: string, more: object = {}) =>
  marker(quizId, uid, { entry: entryId, part: partId, ...more });

/** What the commit that deletes a quiz writes beside the deletions. */
export const leftBy = (me: Person, deletion: Deletion): Write[] => {
  const { season = 'own', quizId, kept, marker: more, part } = deletion;
  return [
    set(entryPath(season), deletionEntry(me, deletion), serverTime('time')),
    set(partPath(season), keptPart(quizId, kept, part)),
    set(
      `seasons/${season}/quiz_deletions/${quizId}`,
      keptMarker(quizId, me.uid, more),
      serverTime('started'),
    ),
  ];
};

/** Deletes a quiz and keeps it. */
export const deletionOf = (me: Person, deletion: Deletion): Write[] => [
  remove(`seasons/${deletion.season ?? 'own'}/quizzes/${deletion.quizId}`),
  ...leftBy(me, deletion),
];
