import { useEffect, useEffectEvent, useState } from 'react';
import { isByMouse, SeasonGate } from '@console/shared/access';
import { locations } from '@console/shared/data';
import { useMinute } from '@console/shared/dates';
import { useCreateForm, type EntityForm } from '@console/shared/forms';
import { paths, pathTo, titles, type Season } from '@console/shared/model';
import { PhoneButton, usePhone, type Phone } from '@console/shared/preview';
import { useSelection } from '@console/shared/selection';
import { LinkButton, LoadingState } from '@console/shared/ui';
import { t } from '../i18n';
import { endAfter, newQuizValues } from '../form/quiz-defaults';
import { QuizForm } from '../form/quiz-form';
import { QuizFormPage } from '../form/quiz-form-page';
import { useQuizCreation } from '../form/use-quiz-creation';
import { suggestStart } from '../form/suggested-start';
import { useSuggestedEnd } from '../form/use-suggested-end';
import { quizForm, type QuizFormValues } from '../quiz.form';
import { useQuizzesQuery } from '../quiz.resource';

const title = t(titles[paths.quizCreate]);

export function QuizCreateScreen() {
  const { seasonId } = useSelection();
  return (
    <SeasonGate
      seasonId={seasonId}
      frame={(state) => <QuizFormPage title={title}>{state}</QuizFormPage>}
      keepsOpen
    >
      {(season) => <QuizCreate season={season} />}
    </SeasonGate>
  );
}

/** Waits for the season's quizzes, with whose values the form begins. Once it is shown, it stays. */
function QuizCreate({ season }: { season: Season }) {
  const { currentData: quizzes, isError } = useQuizzesQuery(season.id);
  const [isShown, setShown] = useState(false);
  if (!isShown && (quizzes || isError)) setShown(true);
  const phone = usePhone();
  return (
    <QuizFormPage
      title={title}
      season={season}
      isWide={phone.isBeside}
      actions={
        isShown && (
          <>
            <LinkButton to={pathTo(paths.quizSeries, { season: season.id })}>
              {t(titles[paths.quizSeries])}
            </LinkButton>
            <PhoneButton phone={phone} start="intro" />
          </>
        )
      }
    >
      {isShown ? <NewQuiz season={season} phone={phone} /> : <LoadingState isForm />}
    </QuizFormPage>
  );
}

function NewQuiz({ season, phone }: { season: Season; phone: Phone }) {
  const [startsTyping] = useState(isByMouse);
  const creation = useQuizCreation(season.id);
  const rows = useQuizzesQuery(season.id).currentData?.rows ?? [];
  // An attempt whose answer was lost may have stored the new quiz.
  const others = rows.filter(({ id }) => id !== creation.quizId);
  const [latest] = others;
  const endOf = (start: string) => endAfter(start, season, latest);
  const suggestion = suggestStart(others, season, useMinute());
  const start = suggestion?.value ?? '';
  const initial = newQuizValues(latest, { start, end: endOf(start) });
  const form = useCreateForm(quizForm, { creation, draftKey: locations.quizzes(season.id), initial });
  // Once it is stored, the form stays as it was until the next screen has loaded.
  useSuggestions(form, creation.isStored || !latest ? undefined : initial);
  useSuggestedEnd(form, endOf);
  return (
    <QuizForm
      form={form}
      season={season}
      phone={phone}
      submitLabel={title}
      suggestion={suggestion}
      startsTyping={startsTyping}
    />
  );
}

const suggestible = ['duration', 'language', 'start', 'end'] as const;

/**
 * Fills in what the season's quizzes suggest by now, also where the form began without it: with a draft, or before the
 * first quiz of the season. What the person has typed stays, and of the dates both.
 */
function useSuggestions(form: EntityForm<QuizFormValues>, suggested: QuizFormValues | undefined): void {
  const { opened, values, rebase } = form;
  const isKnown = suggested !== undefined;
  const suggest = useEffectEvent(() => {
    if (!suggested || suggestible.every((name) => opened[name] === suggested[name])) return;
    const typed = Object.entries(values).filter(
      ([name, value]) => value !== opened[name as keyof QuizFormValues],
    );
    const { start, end } = values;
    const isDated = start !== opened.start || end !== opened.end;
    rebase(suggested, { ...suggested, ...Object.fromEntries(typed), ...(isDated && { start, end }) });
  });
  useEffect(() => {
    if (isKnown) suggest();
  }, [isKnown, opened.duration, opened.language, opened.start, opened.end]);
}
