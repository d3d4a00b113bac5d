import type { Missing } from '@console/shared/access';
import { MissingDocument, useUnopenedDrafts, type FormAnew } from '@console/shared/forms';
import type { Season } from '@console/shared/model';
import { quizForm, type QuizFormValues } from '../quiz.form';
import { QuizFormPage } from './quiz-form-page';

type Props = Missing & {
  title: string;
  season?: Season;
  draftKey: string;
  copyTarget?: FormAnew<QuizFormValues>;
};

/** In place of a quiz's form where the quiz or its season is gone. */
export function MissingForm({ title, season, draftKey, copyTarget, ...gone }: Props) {
  const blank = quizForm.toValues(quizForm.blank);
  const texts = useUnopenedDrafts({ about: draftKey, kind: quizForm, blank, anew: copyTarget });
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
