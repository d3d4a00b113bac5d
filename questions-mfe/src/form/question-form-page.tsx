import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { OpenQuiz } from '@console/shared/access';
import { quizName } from '@console/shared/format';
import { PhoneOnly, WideOnly } from '@console/shared/lists';
import { paths, pathTo, acceptsQuestions } from '@console/shared/model';
import { BackLink, EmptyState, Page, theme } from '@console/shared/ui';
import { t } from '../i18n';
import { ClosedNote } from '../quiz/closed-note';

const Trail = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${theme.space(2)};

  a + span::before {
    content: '·' / '';
    margin-inline-end: ${theme.space(2)};
  }

  /* The area to press of the link ends lower than it begins higher. */
  ${theme.media.phone} {
    a + span {
      position: relative;
      top: 5px;
    }
  }
`;

/** Keeps its room until it is known: a long name fills the line, and the number then takes another one. */
const Place = styled.span<{ $isKnown: boolean }>`
  visibility: ${({ $isKnown }) => ($isKnown ? 'visible' : 'hidden')};
`;

const After = styled.div`
  margin-top: ${theme.space(4)};
`;

type Props = OpenQuiz & {
  title: string;
  question?: string;
  /** As wide as a list. */
  isWide?: boolean;
  /** When the form was up to date, if it is shown from this device. */
  asOf?: number;
  /** Side paths: next to the heading, on phones after the form. */
  actions?: ReactNode;
  /** The place in the quiz. */
  number?: number | undefined;
  children: ReactNode;
};

/**
 * The frame of both forms: heading and back link. Shows no form where the question could not be saved from
 * the start.
 */
export function QuestionFormPage(props: Props) {
  const { title, quiz, quizKey, question, isWide, asOf, actions, number, children } = props;
  // An open form stays open with its input when the quiz begins. A closed one opens when the quiz becomes
  // Upcoming: the cached quiz may have been stale.
  const [opens, setOpens] = useState(acceptsQuestions(quiz));
  if (!opens && acceptsQuestions(quiz)) setOpens(true);
  const list = pathTo(paths.questionList, { season: quizKey.seasonId, quiz: quizKey.quizId, question });
  return (
    <Page
      title={title}
      breadcrumb={
        <Trail>
          <BackLink to={list}>
            <span translate="no">{quizName(quiz)}</span>
          </BackLink>
          {opens && (
            <Place $isKnown={number !== undefined}>
              {t('Question {number}', { number: String(number ?? 1) })}
            </Place>
          )}
        </Trail>
      }
      isNarrow={!isWide}
      asOf={asOf}
      actions={opens && <WideOnly>{actions}</WideOnly>}
    >
      {opens ? (
        children
      ) : (
        <EmptyState title={t('The questions of this quiz are closed')}>
          <ClosedNote quiz={quiz} quizKey={quizKey} />
        </EmptyState>
      )}
      {opens && actions && (
        <PhoneOnly>
          <After>{actions}</After>
        </PhoneOnly>
      )}
    </Page>
  );
}
