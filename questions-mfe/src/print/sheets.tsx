import { memo, useId, type ReactNode } from 'react';
import { t } from '../i18n';
import { optionLetters, type Question } from '../question';
import { displayText } from '../question-text';
import { shownLetter } from './answer-line';
import * as Styled from './sheets.styles';

type Names = { season: string; quiz: string };
type SheetProps = Names & { questions: readonly Question[] };

/** Name, date, and the questions with their options. */
export const QuestionPaper = memo(function QuestionPaper({
  questions,
  hasLines,
  ...names
}: SheetProps & { hasLines: boolean }) {
  return (
    <Sheet {...names} kind={t('Question paper')}>
      {hasLines && (
        <Styled.Lines>
          <span>{t('Name')}</span>
          <span>{t('Date')}</span>
        </Styled.Lines>
      )}
      <Styled.Questions role="list">
        {questions.map(({ id, text, options }, index) => (
          <Styled.Question key={id}>
            <Styled.Text>
              <Styled.Number>{index + 1}. </Styled.Number>
              <span dir="auto" translate="no">
                {displayText(text, t('No question text'))}
              </span>
            </Styled.Text>
            <Styled.Options role="list">
              {options.map((option, place) => (
                <li key={optionLetters[place]}>
                  <span>{optionLetters[place]}) </span>
                  <span dir="auto" translate="no">
                    {displayText(option, t('Empty'))}
                  </span>
                </li>
              ))}
            </Styled.Options>
          </Styled.Question>
        ))}
      </Styled.Questions>
    </Sheet>
  );
});

/** The letter and text of each answer. */
export const AnswerKey = memo(function AnswerKey({ questions, ...names }: SheetProps) {
  return (
    <Sheet {...names} kind={t('Answer key')}>
      <Styled.Questions role="list">
        {questions.map((question, index) => (
          <Styled.Answer key={question.id}>
            <Styled.Number>{index + 1}. </Styled.Number>
            <Answer {...question} />
          </Styled.Answer>
        ))}
      </Styled.Questions>
    </Sheet>
  );
});

function Answer(question: Question) {
  const letter = shownLetter(question);
  return (
    <>
      {letter && <b>{letter}) </b>}
      <span dir="auto" translate="no">
        {displayText(question.answer, t('None'))}
      </span>
      {!letter && <Styled.Odd>{t('The correct answer isn’t one of the four options.')}</Styled.Odd>}
    </>
  );
}

function Sheet({ season, quiz, kind, children }: Names & { kind: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Styled.Sheet aria-labelledby={titleId}>
      <Styled.Head>
        <p dir="auto" translate="no">
          {season}
        </p>
        <h2 id={titleId}>
          <span dir="auto" translate="no">
            {quiz}
          </span>{' '}
          <small>{kind}</small>
        </h2>
      </Styled.Head>
      {children}
    </Styled.Sheet>
  );
}
