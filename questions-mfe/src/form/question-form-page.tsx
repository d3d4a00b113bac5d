import { useState, type ReactNode } from 'react';
import { quizName } from '@console/shared/format';
import { paths, pathTo, takesQuestions } from '@console/shared/model';
import { UnopenedDrafts } from '@console/shared/forms';
import { EmptyState, Page } from '@console/shared/ui';
import { BackLink } from '../quiz/back-link';
import { questionDrafts } from './question-drafts';
import type { OpenQuiz } from '../quiz/quiz-gate';
import { whyClosed } from '../quiz/why-closed';

type Props = OpenQuiz & {
  title: string;
  question?: string;
  /** What the form is about. */
  about: string;
  children: ReactNode;
};

/** Around both forms: heading, the way back, and no form where nothing could be saved from the start. */
export function QuestionFormPage({ title, quiz, quizKey, question, about, children }: Props) {
  // A form that is open stays open when the quiz begins: what was typed would go with it. One that is closed opens
  // when the quiz takes questions: what the device remembered of it may have been old.
  const [opens, setOpens] = useState(takesQuestions(quiz));
  if (!opens && takesQuestions(quiz)) setOpens(true);
  const list = pathTo(paths.questionList, { season: quizKey.seasonId, quiz: quizKey.quizId, question });
  return (
    <Page title={title} breadcrumb={<BackLink to={list}>{quizName(quiz)}</BackLink>}>
      {opens ? (
        children
      ) : (
        <>
          <EmptyState title="The questions of this quiz are closed">{whyClosed(quiz)}</EmptyState>
          <UnopenedDrafts {...questionDrafts(about)} />
        </>
      )}
    </Page>
  );
}
