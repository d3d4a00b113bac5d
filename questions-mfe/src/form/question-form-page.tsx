import { useState, type ReactNode } from 'react';
import type { OpenQuiz } from '@console/shared/access';
import { quizName } from '@console/shared/format';
import { paths, pathTo, acceptsQuestions } from '@console/shared/model';
import { BackLink, EmptyState, Page } from '@console/shared/ui';
import { t } from '../i18n';
import { closedReason } from '../quiz/closed-reason';

type Props = OpenQuiz & {
  title: string;
  question?: string;
  /** As wide as a list. */
  isWide?: boolean;
  /** When the form was up to date, if it is shown from this device. */
  asOf?: number;
  children: ReactNode;
};

/**
 * The frame of both forms: heading and back link. Shows no form where the question could not be saved from
 * the start.
 */
export function QuestionFormPage({ title, quiz, quizKey, question, isWide, asOf, children }: Props) {
  // An open form stays open with its input when the quiz begins. A closed one opens when the quiz becomes
  // Upcoming: the cached quiz may have been stale.
  const [opens, setOpens] = useState(acceptsQuestions(quiz));
  if (!opens && acceptsQuestions(quiz)) setOpens(true);
  const list = pathTo(paths.questionList, { season: quizKey.seasonId, quiz: quizKey.quizId, question });
  return (
    <Page
      title={title}
      breadcrumb={<BackLink to={list}>{quizName(quiz)}</BackLink>}
      isNarrow={!isWide}
      asOf={asOf}
    >
      {opens ? (
        children
      ) : (
        <EmptyState title={t('The questions of this quiz are closed')}>{closedReason(quiz)}</EmptyState>
      )}
    </Page>
  );
}
