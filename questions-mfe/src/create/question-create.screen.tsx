import { useState, type FormEvent } from 'react';
import { QuizGate, type OpenQuiz } from '@console/shared/access';
import { locations, skipToken } from '@console/shared/data';
import { useCreateForm } from '@console/shared/forms';
import { acceptsQuestions, paths, titles } from '@console/shared/model';
import { PhoneButton, questionPlace, usePhone, type Phone } from '@console/shared/preview';
import { Button, Page } from '@console/shared/ui';
import { t } from '../i18n';
import { QuestionForm } from '../form/question-form';
import { QuestionFormPage } from '../form/question-form-page';
import { useQuestionCreation } from '../form/use-question-creation';
import { useShowNewQuestion } from '../form/use-show-question';
import { questionForm } from '../question.form';
import { useQuestionsQuery } from '../question.resource';

const title = t(titles[paths.questionCreate]);

/** `/create-question`: a new question of the selected quiz. */
export function QuestionCreateScreen() {
  return (
    <QuizGate
      frame={(state) => (
        <Page title={title} isNarrow>
          {state}
        </Page>
      )}
      keepsOpen
    >
      {(open) => <QuestionCreate {...open} />}
    </QuizGate>
  );
}

/** One form after the other, until the person opens the list. */
function QuestionCreate(open: OpenQuiz) {
  const [added, setAdded] = useState<readonly string[]>([]);
  const phone = usePhone();
  // Opened by keyboard, the form leaves the focus on the heading, from which a screen reader begins.
  const [isByPointer] = useState(() => !document.querySelector(':focus-visible'));
  return (
    <QuestionFormPage
      title={title}
      isWide={phone.isBeside}
      number={useNextNumber(open, added)}
      actions={<PhoneButton phone={phone} start={questionPlace(questionForm.blank)} />}
      {...open}
    >
      <NewQuestion
        key={added.length}
        {...open}
        phone={phone}
        added={added}
        startsTyping={isByPointer || added.length > 0}
        onAdd={(id) => {
          // The next question begins where the form begins.
          document.documentElement.scrollTop = 0;
          setAdded([...added, id]);
        }}
      />
    </QuestionFormPage>
  );
}

/** The place of the next question, also while those that were `added` are being saved. */
function useNextNumber({ quiz, quizKey }: OpenQuiz, added: readonly string[]): number | undefined {
  const { currentData: list } = useQuestionsQuery(acceptsQuestions(quiz) ? quizKey : skipToken);
  if (!list?.isComplete) return undefined;
  return new Set([...list.rows.map(({ id }) => id), ...added]).size + 1;
}

type NewQuestionProps = OpenQuiz & {
  phone: Phone;
  /** The ids of the questions that this screen has added. */
  added: readonly string[];
  startsTyping: boolean;
  /** A question is being added, and another one is to follow. */
  onAdd: (id: string) => void;
};

const another = 'another';

function NewQuestion({ season, quiz, quizKey, phone, added, startsTyping, onAdd }: NewQuestionProps) {
  const onCreated = useShowNewQuestion(quizKey);
  const creation = useQuestionCreation(quizKey, { mayBeCreated: true, known: added, onCreated });
  const form = useCreateForm(questionForm, {
    creation,
    draftKey: locations.questions(quizKey.seasonId, quizKey.quizId),
  });
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (submitterOf(event)?.value !== another) return form.handleSubmit(event);
    // The next question does not wait for the database.
    const question = creation.begin();
    if (form.handOver(event, { creation: question })) onAdd(question.id);
  };
  return (
    <QuestionForm
      form={{ ...form, handleSubmit }}
      season={season}
      quiz={quiz}
      quizKey={quizKey}
      phone={phone}
      submitLabel={title}
      startsTyping={startsTyping}
      actions={
        <Button type="submit" value={another} disabled={form.saving} aria-keyshortcuts="Control+Enter">
          {t('Save and add another')}
        </Button>
      }
    />
  );
}

/** The button that submitted a form. */
function submitterOf({ nativeEvent }: FormEvent): HTMLButtonElement | undefined {
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  return submitter instanceof HTMLButtonElement ? submitter : undefined;
}
