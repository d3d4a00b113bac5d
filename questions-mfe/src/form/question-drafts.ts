import { useEffect } from 'react';
import { locations, type QuizKey } from '@console/shared/data';
import { usePerson } from '@console/shared/session';
import { draftsOf, handDraft } from '@console/shared/storage';
import { blankQuestion } from '../question';
import { identityOf } from '../order/question-id';
import { valuesOf } from './question-form-values';
import { questionKind } from './question-kind';

/** How drafts of a question are read where its form does not open. */
export const questionDrafts = (about: string) => ({
  about,
  kind: questionKind,
  blank: valuesOf(blankQuestion('')),
});

/** What a form of this question is about: the same wherever the question is moved. */
export const aboutQuestion = ({ seasonId, quizId }: QuizKey, id: string): string =>
  locations.question(seasonId, quizId, identityOf(id));

/** Takes over drafts that a release before this one kept under the whole id. */
export function useEarlierDrafts({ seasonId, quizId }: QuizKey, id: string): void {
  const uid = usePerson()?.uid;
  useEffect(() => {
    if (uid === undefined) return;
    const about = aboutQuestion({ seasonId, quizId }, id);
    for (const draft of draftsOf(uid, locations.question(seasonId, quizId, id))) handDraft(draft, uid, about);
  }, [uid, seasonId, quizId, id]);
}
