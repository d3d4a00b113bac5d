import type { SendDraft } from '@console/shared/contract';
import { sendCreation, sendEdit } from '@console/shared/forms';
import { blankQuestion } from './question';
import { questionForm } from './question.form';
import { createQuestion, editQuestion } from './question.resource';
import { questionAdded, questionUpdated } from './question-text';

/** Sends a question that was saved without a connection, or while the next one is being written. */
export const sendDraft: SendDraft = async (draft, { gateway, remember }) => {
  // The draft's key is the path of the questions, or of one.
  const [, seasonId = '', , quizId = '', , questionId] = draft.form.split('/');
  const quizKey = { seasonId, quizId };
  if (questionId === undefined)
    return questionAdded(
      await sendCreation(
        questionForm,
        draft,
        async (document, values, isRetry) => {
          const question = questionForm.toEntity(blankQuestion(document.id), values);
          await createQuestion(gateway, { document, isRetry }, quizKey, question);
          return question;
        },
        remember,
      ),
    );
  const key = { ...quizKey, questionId };
  return questionUpdated(
    await sendEdit(questionForm, draft, (decide) => editQuestion(gateway, key, decide), remember),
  );
};
