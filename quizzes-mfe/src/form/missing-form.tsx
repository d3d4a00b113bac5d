import type { ComponentProps } from 'react';
import { MissingDocument, useUnopenedDrafts, type FormAnew } from '@console/shared/forms';
import type { Season } from '@console/shared/model';
import { quizKind } from './quiz-kind';
import { blankQuiz, valuesOf, type QuizFormValues } from './quiz-form-values';
import { QuizFormPage } from './quiz-form-page';

type Props = Pick<ComponentProps<typeof MissingDocument>, 'what' | 'to'> & {
  title: string;
  season?: Season;
  about: string;
  anew?: FormAnew<QuizFormValues>;
};

/** In place of a quiz's form where the quiz or its season is gone. */
export function MissingForm({ title, season, about, anew, ...gone }: Props) {
  const texts = useUnopenedDrafts({ about, kind: quizKind, blank: valuesOf(blankQuiz('')), anew });
  return (
    <MissingDocument
      {...gone}
      texts={[texts]}
      frame={(content) => (
        <QuizFormPage title={title} season={season}>
          {content}
        </QuizFormPage>
      )}
    />
  );
}
