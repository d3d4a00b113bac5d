import { blankQuestion } from '../question';
import { valuesOf } from './question-form-values';
import { questionKind } from './question-kind';

/** How drafts of a question are read where its form does not open. */
export const questionDrafts = (about: string) => ({
  about,
  kind: questionKind,
  blank: valuesOf(blankQuestion('')),
});
