import { type DataGateway } from '@console/shared/data';
import {
  createMemoryGateway,
  questionFields,
  quizFields,
  type Documents,
  withHistory,
} from '@console/shared/testing';
import { deleteQuiz, restoreQuiz } from '..';
import { keptIn } from './kept-part';

const path = 'seasons/S1/quizzes/Q1';
const leaving = { seasonId: 'S1', quizId: 'Q1', title: 'Sermon', uid: 'u1' };
const author = { uid: 'u1', email: 'host@example.org', name: 'Esther Rani' };
const valid = (id: string) => questionFields({ question_id: id });

const before: Documents = {
  [path]: quizFields({ title: 'Sermon', status: 'Finished' }),
  [`${path}/questions/D1`]: valid('D1'),
  [`${path}/questions/D2`]: valid('D2'),
  [`${path}/questions/D7`]: { question: 'Who?', likes: 1 },
  [`${path}/questions/D8`]: { ...valid('D8'), answer: 'Eve' },
  [`${path}/results/R1`]: { score: 3, answers: ['Noah'] },
  [`${path}/results/R9`]: { score: 'ten of ten' },
};

it('keeps malformed documents alone, as the rules compare only those, so that all come back', async () => {
  const memory = createMemoryGateway(before);
  const gateway = withHistory<DataGateway>(memory, () => author);
  const { entry } = await deleteQuiz(gateway, leaving, () => undefined);
  if (!entry) throw new Error('Nothing is recorded');
  const parts = await gateway.list({ collection: `seasons/S1/history/${entry.entryId}/parts` });
  const idsIn = ({ fields }: (typeof parts)[number]) =>
    keptIn(fields, leaving)
      .map(({ id }) => id)
      .join(' ');
  expect(parts.map(idsIn).sort()).toEqual(['D1 D2 R1', 'D7', 'D8', 'R9']);
  for (const part of parts) expect(part.fields.alone).toBe(!idsIn(part).includes(' '));
  await restoreQuiz(gateway, entry);
  expect(memory.documents()).toEqual(before);
});
