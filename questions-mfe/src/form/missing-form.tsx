import type { Missing } from '@console/shared/access';
import { MissingDocument, useUnopenedDrafts, type FormAnew } from '@console/shared/forms';
import { Page } from '@console/shared/ui';
import type { QuestionFormValues } from '../question.form';
import { questionDrafts } from './question-drafts';

type Props = Missing & { title: string; draftKey: string; copyTarget?: FormAnew<QuestionFormValues> };

/** In place of a question's form where the question, its quiz or its season is gone. */
export function MissingForm({ title, draftKey, copyTarget, ...gone }: Props) {
  const texts = useUnopenedDrafts({ ...questionDrafts(draftKey), anew: copyTarget });
  return (
    <MissingDocument {...gone} texts={[texts]} frame={(content) => <Page title={title}>{content}</Page>} />
  );
}
