import type { SendDraft } from '@console/shared/contract';
import { sendCreation, sendEdit } from '@console/shared/forms';
import { newQuiz, quizForm } from './quiz.form';
import { createQuiz, editQuiz } from './quiz.resource';
import { quizCreated, quizUpdated } from './quiz-toasts';

/** Sends a quiz that was saved without a connection. */
export const sendDraft: SendDraft = async (draft, { gateway, remember }) => {
  // The draft's key is the path of the quizzes, or of one.
  const [, seasonId = '', , quizId] = draft.form.split('/');
  if (quizId === undefined)
    return quizCreated(
      await sendCreation(
        quizForm,
        draft,
        async (document, values) => {
          const quiz = newQuiz(document.id, values);
          await createQuiz(gateway, document, seasonId, quiz);
          return quiz;
        },
        remember,
      ),
    );
  const key = { seasonId, quizId };
  return quizUpdated(await sendEdit(quizForm, draft, (decide) => editQuiz(gateway, key, decide), remember));
};
