import { seasonFromDocument, type DataGateway, type StoredFields } from '@console/shared/data';
import { storeSession } from '@console/shared/session';
import {
  createMemoryGateway,
  manager,
  questionFields,
  quizFields,
  seasonFields,
  withHistory,
} from '@console/shared/testing';
import { readSource } from '../source';
import { createCopy, type SeasonCopy } from '../store-copy';

const questionPath = (id: string, quiz = 'Q1') => `seasons/S1/quizzes/${quiz}/questions/${id}`;

const documents = {
  'seasons/S1': seasonFields({ host_email: 'manager@example.org' }),
  'seasons/S1/quizzes/Q1': quizFields(),
  'seasons/S1/quizzes/Q2': quizFields({
    quiz_id: 'Q2',
    title: 'The Parables',
    status: 'Finished',
    note: 'other',
  }),
  [questionPath('a')]: questionFields({ question_id: 'a', question: 'First?' }),
  [questionPath('b')]: questionFields({ question_id: 'b', question: 'Second?', note: 'of another client' }),
  [questionPath('c')]: questionFields({ question_id: 'c', answer: 'none of them' }),
  [questionPath('d', 'Q2')]: questionFields({ question_id: 'd', quiz_id: 'Q2' }),
  'seasons/S1/quizzes/Q2/results/R1': { score: 9 },
  'season_top_notification/S1': { season_id: 'S1', type: 'Note', title: 'Welcome', status: 'active' },
  'season_leaderbaord_setting/S1': { season_id: 'S1', appearance: 'type-1', type: 'nobody' },
};

/** A copy that can be stored, and where. */
export type Given = {
  gateway: DataGateway;
  memory: ReturnType<typeof createMemoryGateway>;
  copy: SeasonCopy;
};

/** A copy of a season of two quizzes and three whole questions, with a notification. */
export async function given(session = manager(), ads?: StoredFields): Promise<Given> {
  storeSession(session);
  const memory = createMemoryGateway(documents);
  const gateway = withHistory(memory, () => session.person);
  const source = await readSource(gateway, 'S1', false);
  const stored = await gateway.get('seasons/S1');
  if (!stored) throw new Error('There is no season');
  const { notification } = source.settings;
  const copy = await createCopy(gateway, {
    season: seasonFromDocument(stored),
    quizzes: source.quizzes.map((quiz) => ({ quiz, questions: source.questions.get(quiz.id)?.whole ?? [] })),
    settings: { ...(typeof notification === 'object' && { notification }), ...(ads && { ads }) },
  });
  return { gateway, memory, copy };
}

/** Stores all of a copy. */
export const run = (
  copy: SeasonCopy,
  onProgress: () => void = () => undefined,
  signal = new AbortController().signal,
) => copy.run({ signal, onProgress });

/** What is stored below and about the new season, by collection. */
export function storedOf({ memory, copy: { season } }: Given) {
  const below = Object.entries(memory.documents()).filter(([path]) => path.includes(season.id));
  const of = (form: RegExp) => below.filter(([path]) => form.test(path)).map(([, fields]) => fields);
  return {
    season: of(/^seasons\/[^/]+$/)[0],
    // Their ids are random.
    quizzes: of(/\/quizzes\/[^/]+$/).sort((a, b) =>
      JSON.stringify(a.title) < JSON.stringify(b.title) ? -1 : 1,
    ),
    questions: below
      .filter(([path]) => /\/questions\/[^/]+$/.test(path))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, fields]) => fields),
    results: of(/\/results\//),
    notification: of(/^season_top_notification/)[0],
    leaderboard: of(/^season_leaderbaord/)[0],
  };
}

/** The entries of the history. */
export const entriesOf = ({ memory }: Given) => memory.history().filter((fields) => 'kind' in fields);
