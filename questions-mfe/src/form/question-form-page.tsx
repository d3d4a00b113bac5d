import { useState, type ReactNode } from 'react';
import type { OpenQuiz } from '@console/shared/access';
import { quizName } from '@console/shared/format';
import { paths, pathTo, takesQuestions } from '@console/shared/model';
import { EmptyState, Page } from '@console/shared/ui';
import { BackLink } from '../quiz/back-link';
import { whyClosed } from '../quiz/why-closed';

type Props = OpenQuiz & {
  title: string;
  question?: string;
  children: ReactNode;
};

/** Around both forms: heading, the way back, and no form where nothing could be saved from the start. */
export function QuestionFormPage({ title, quiz, quizKey, question, children }: Props) {
  // A form that is open stays open when the quiz begins, with what was typed. One that is closed opens when the quiz
  // takes questions: the cached quiz may have been stale.
  const [opens, setOpens] = useState(takesQuestions(quiz));
  if (!opens && takesQuestions(quiz)) setOpens(true);
  const list = pathTo(paths.questionList, { season: quizKey.seasonId, quiz: quizKey.quizId, question });
  return (
    <Page title={title} breadcrumb={<BackLink to={list}>{quizName(quiz)}</BackLink>}>
      {opens ? (
        children
      ) : (
        <EmptyState title="The questions of this quiz are closed">{whyClosed(quiz)}</EmptyState>
      )}
    </Page>
  );
}
