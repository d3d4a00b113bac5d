import { lazy } from 'react';
import { Admin, Resource } from 'react-admin';
import { Route } from 'react-router';
import { authProvider } from './firebase/auth-provider';
import { dataProvider } from './firebase/data-provider';
import { LoginScreen } from './login-screen';
import { QuestionList } from './questions/question-list';
import { QuizList } from './quizzes/quiz-list';
import { SeasonList } from './seasons/season-list';

const SeasonCreate = lazy(() => import('./seasons/season-create'));
const SeasonEdit = lazy(() => import('./seasons/season-edit'));
const QuizCreate = lazy(() => import('./quizzes/quiz-create'));
const QuizEdit = lazy(() => import('./quizzes/quiz-edit'));
const QuestionCreate = lazy(() => import('./questions/question-create'));
const QuestionEdit = lazy(() => import('./questions/question-edit'));

/** Lists come with the first load, forms when they are opened. */
export const App = () => (
  <Admin
    dataProvider={dataProvider}
    authProvider={authProvider}
    loginPage={LoginScreen}
    title="Contest"
    disableTelemetry
  >
    <Resource
      name="seasons"
      list={SeasonList}
      create={SeasonCreate}
      edit={SeasonEdit}
      recordRepresentation="season"
    >
      <Route path=":season/quizzes" element={<QuizList />} />
      <Route path=":season/quizzes/create" element={<QuizCreate />} />
      <Route path=":season/quizzes/:id" element={<QuizEdit />} />
      <Route path=":season/quizzes/:quiz/questions" element={<QuestionList />} />
      <Route path=":season/quizzes/:quiz/questions/create" element={<QuestionCreate />} />
      <Route path=":season/quizzes/:quiz/questions/:id" element={<QuestionEdit />} />
    </Resource>
  </Admin>
);
