import { MissingDocument, useUnopenedDrafts, type FormAnew } from '@console/shared/forms';
import { Page } from '@console/shared/ui';
import type { Gone } from '../quiz/quiz-gate';
import { questionDrafts } from './question-drafts';
import type { QuestionFormValues } from './question-form-values';

type Props = Gone & { title: string; about: string; anew?: FormAnew<QuestionFormValues> };

/** In place of a question's form where the question, its quiz or its season is gone. */
export function MissingForm({ title, about, anew, ...gone }: Props) {
  const texts = useUnopenedDrafts({ ...questionDrafts(about), anew });
  return (
    <MissingDocument {...gone} texts={[texts]} frame={(content) => <Page title={title}>{content}</Page>} />
  );
}
