import { fromInputValue } from '@console/shared/dates';
import { dayOf, lastMoment } from '@console/shared/format';
import { t } from '../i18n';
import type { PlannedQuiz, QuizChange } from './plan-series';
import { SeriesRow } from './series-row';
import * as Styled from './series.styles';

type Props = {
  planned: readonly PlannedQuiz[];
  hints: ReadonlyMap<number, readonly string[]>;
  isStored: (index: number) => boolean;
  /** `undefined` makes the quiz as the pattern says again. */
  onChange: (index: number, change: QuizChange | undefined) => void;
};

/** The quizzes that the pattern makes. Nothing is stored yet. */
export function SeriesPreview({ planned, hints, isStored, onChange }: Props) {
  const hinted = [...hints.values()].filter((each) => each.length > 0).length;
  return (
    <Styled.Preview aria-label={t('Preview')}>
      <Styled.Heading>{t('Preview')}</Styled.Heading>
      <Styled.Muted role="status">
        <span>{describe(planned, hinted)}</span>
      </Styled.Muted>
      {planned.length > 0 && (
        <Styled.Rows>
          {planned.map((quiz) => (
            <SeriesRow
              key={quiz.index}
              quiz={quiz}
              hints={hints.get(quiz.index) ?? []}
              isStored={isStored(quiz.index)}
              onChange={(change) => onChange(quiz.index, change)}
            />
          ))}
        </Styled.Rows>
      )}
    </Styled.Preview>
  );
}

function describe(planned: readonly PlannedQuiz[], hinted: number): string {
  const taken = planned.filter(({ isLeftOut }) => !isLeftOut);
  const [first, last] = [taken[0], taken.at(-1)];
  if (!first || !last)
    return planned.length > 0
      ? t('No quizzes selected.')
      : t('The quizzes appear here once the pattern and the first start and end are filled in.');
  const [from, to] = [fromInputValue(first.start), fromInputValue(last.end)];
  const quizzes = t('{count, plural, one {# quiz} other {# quizzes}}, {from} to {to}.', {
    count: taken.length,
    from: from === null ? '' : dayOf(from),
    to: to === null ? '' : dayOf(lastMoment(null, to)),
  });
  if (hinted === 0) return quizzes;
  return `${quizzes} ${t('{count, plural, one {# has} other {# have}} a note.', { count: hinted })}`;
}
