import { isBlank } from '@console/shared/format';
import { paths, pathTo } from '@console/shared/model';
import { Icon } from '@console/shared/ui';
import { t } from '../i18n';
import type { Question } from '../question';
import * as Styled from './find.styles';
import { MarkedText } from './marked-text';
import { markedParts, type PartName } from './search-questions';
import type { FoundQuestion } from './find-in-quizzes';

const labels: Readonly<Record<Exclude<PartName, 'question'>, string>> = {
  0: 'A',
  1: 'B',
  2: 'C',
  3: 'D',
  answer: t('Correct Answer'),
};

const isCorrect = ({ answer, options }: Question, name: PartName): boolean =>
  typeof name === 'number' && options[name] === answer;

/** A result: the question and what of its options matches, as a link to it. */
export function FoundQuestionLink({ found, terms }: { found: FoundQuestion; terms: readonly string[] }) {
  const { question, number, seasonId, quiz } = found;
  const parts = markedParts(question, terms);
  const ranges = parts.find(({ name }) => name === 'question')?.ranges ?? [];
  const to = pathTo(paths.questionList, { season: seasonId, quiz: quiz.id, question: question.id });
  return (
    <Styled.Result to={to}>
      <Styled.Number>{number}</Styled.Number>{' '}
      {isBlank(question.text) ? (
        <Styled.Label>{t('No question text')}</Styled.Label>
      ) : (
        <MarkedText text={question.text} ranges={ranges} />
      )}
      {parts.map(
        ({ name, ...part }) =>
          name !== 'question' && (
            <Styled.Part key={name}>
              {' '}
              <Styled.Label>{labels[name]}</Styled.Label> <MarkedText {...part} />{' '}
              {isCorrect(question, name) && (
                <Styled.Correct>
                  <Icon name="check" />
                  {t('Correct')}
                </Styled.Correct>
              )}
            </Styled.Part>
          ),
      )}
    </Styled.Result>
  );
}
