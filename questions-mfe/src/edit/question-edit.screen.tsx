import { DocumentGate, RedirectMissing, QuizGate, type OpenQuiz } from '@console/shared/access';
import { locations, takeUndo, useGateway } from '@console/shared/data';
import { useEditForm } from '@console/shared/forms';
import { paths, pathTo, acceptsQuestions, titles } from '@console/shared/model';
import { PhoneButton, questionPlace, usePhone, type Phone } from '@console/shared/preview';
import { Redirect } from '@console/shared/router';
import { useSelection } from '@console/shared/selection';
import { notify, Page } from '@console/shared/ui';
import { t } from '../i18n';
import { questionDraftKey } from '../form/draft-keys';
import { QuestionForm } from '../form/question-form';
import { QuestionFormPage } from '../form/question-form-page';
import { useQuestionCreation } from '../form/use-question-creation';
import { useShowQuestion } from '../form/use-show-question';
import type { Question } from '../question';
import { questionForm } from '../question.form';
import { questionUpdated } from '../question-text';
import { editQuestion } from '../question.resource';
import { useTrackedQuestion } from './use-tracked-question';

const title = t(titles[paths.questionEdit]);

/** `/update-question`: a question of the selected quiz. */
export function QuestionEditScreen() {
  const { seasonId, questionId } = useSelection();
  return (
    <QuizGate
      frame={(state) => (
        <Page title={title} isNarrow>
          {state}
        </Page>
      )}
      keepsOpen
    >
      {(open) =>
        questionId ? (
          <ChosenQuestion key={questionId} questionId={questionId} {...open} />
        ) : (
          <Redirect to={pathTo(paths.quizList, { season: seasonId ?? undefined })} />
        )
      }
    </QuizGate>
  );
}

function ChosenQuestion({ questionId, ...open }: OpenQuiz & { questionId: string }) {
  const query = useTrackedQuestion(open.quizKey, questionId);
  const phone = usePhone();
  const page = { title, question: questionId, isWide: phone.isBeside, ...open };
  return (
    <DocumentGate
      what="question"
      query={query}
      frame={(state) => <QuestionFormPage {...page}>{state}</QuestionFormPage>}
      missing={
        <RedirectMissing
          what="question"
          path={locations.question(open.quizKey.seasonId, open.quizKey.quizId, questionId)}
          to={pathTo(paths.quizList, { season: open.season.id })}
        />
      }
      keepsOpen
    >
      {(question, stored) => (
        <QuestionFormPage
          {...page}
          asOf={stored?.asOf}
          actions={<PhoneButton phone={phone} start={questionPlace(stored ?? question)} />}
        >
          <QuestionEdit question={question} stored={stored} phone={phone} {...open} />
        </QuestionFormPage>
      )}
    </DocumentGate>
  );
}

type QuestionEditProps = OpenQuiz & {
  question: Question;
  stored: Question | null | undefined;
  phone: Phone;
};

function QuestionEdit({ question, stored, season, quiz, quizKey, phone }: QuestionEditProps) {
  const gateway = useGateway();
  const showQuestion = useShowQuestion(quizKey);
  const form = useEditForm(questionForm, {
    opened: question,
    stored,
    gateway,
    save: (decide) => editQuestion(gateway, { ...quizKey, questionId: question.id }, decide),
    onSaved(saved) {
      const path = locations.question(quizKey.seasonId, quizKey.quizId, saved.id);
      notify({ ...questionUpdated(saved), undo: takeUndo(gateway, path) });
      return true;
    },
    onSuccess: ({ id }) => showQuestion(id),
    creation: useQuestionCreation(quizKey, { mayBeCreated: stored === null, onCreated: showQuestion }),
    canSaveAsNew: acceptsQuestions(quiz),
    draftKey: questionDraftKey(quizKey, question.id),
  });
  const shown = { season, quiz, quizKey, phone, stored: stored ?? question };
  return <QuestionForm form={form} {...shown} submitLabel={title} />;
}
