import userEvent from '@testing-library/user-event';
import { Route, Routes } from '@console/shared/router/memory';
import {
  host,
  questionFields,
  quizFields,
  renderScreen,
  seasonFields,
  type Documents,
} from '@console/shared/testing';
import { remoteModule } from '../module';

const quizPath = 'seasons/S1/quizzes/Q1';

/** The path of a question in the tests' quiz. */
export const questionPath = (id: string) => `${quizPath}/questions/${id}`;

/** An active season with one Upcoming quiz and the given questions by id. */
export const contest = (questions: Documents = {}, quiz: Documents[string] = {}): Documents => ({
  'seasons/S1': seasonFields(),
  [quizPath]: quizFields(quiz),
  ...Object.fromEntries(
    Object.entries(questions).map(([id, fields]) => [
      questionPath(id),
      questionFields({ question_id: id, ...fields }),
    ]),
  ),
});

/** Opens a screen of this module at its URL, signed in as a host by default; other URLs render nothing. */
export function openQuestions(at: string, documents: Documents = contest(), session = host()) {
  const routes = (
    <Routes>
      {Object.entries(remoteModule.screens).map(([path, { Screen }]) => (
        <Route key={path} path={path} element={<Screen />} />
      ))}
      <Route path="*" element={null} />
    </Routes>
  );
  const page = renderScreen(routes, { session, documents, at });
  return {
    ...page,
    user: userEvent.setup(),
    /** Another person changes the status of the quiz. */
    setQuizStatus: (status: string) => page.gateway.put(quizPath, quizFields({ status })),
  };
}
