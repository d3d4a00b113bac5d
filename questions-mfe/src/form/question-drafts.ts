import { useEffect } from 'react';
import { locations, type QuizKey } from '@console/shared/data';
import { usePerson } from '@console/shared/session';
import { draftsOf, handDraft } from '@console/shared/storage';
import { identityOf } from '../order/question-id';
import { questionForm } from '../question.form';

/** How drafts of a question are read where its form does not open. */
export const questionDrafts = (draftKey: string) => ({
  about: draftKey,
  kind: questionForm,
  blank: questionForm.toValues(questionForm.blank),
});

/** Identifies the drafts of this question, also after it is moved. */
export const draftKeyOf = ({ seasonId, quizId }: QuizKey, id: string): string =>
  locations.question(seasonId, quizId, identityOf(id));

/** Takes over drafts that a release before this one kept under the whole id. */
export function useEarlierDrafts({ seasonId, quizId }: QuizKey, id: string): void {
  const uid = usePerson()?.uid;
  useEffect(() => {
    if (uid === undefined) return;
    const draftKey = draftKeyOf({ seasonId, quizId }, id);
    for (const draft of draftsOf(uid, locations.question(seasonId, quizId, id)))
      handDraft(draft, uid, draftKey);
  }, [uid, seasonId, quizId, id]);
}
