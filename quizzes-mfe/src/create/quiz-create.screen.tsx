import { useEffect, useEffectEvent } from 'react';
import { SeasonGate } from '@console/shared/access';
import { locations } from '@console/shared/data';
import { useCreateForm, type EntityForm } from '@console/shared/forms';
import { paths, pathTo, titles, type Quiz, type Season } from '@console/shared/model';
import { usePhone } from '@console/shared/preview';
import { useSelection } from '@console/shared/selection';
import { LinkButton } from '@console/shared/ui';
import { t } from '../i18n';
import { endAfter, newQuizValues } from '../form/quiz-defaults';
import { QuizForm } from '../form/quiz-form';
import { QuizFormPage } from '../form/quiz-form-page';
import { useQuizCreation } from '../form/use-quiz-creation';
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

function QuizCreate({ season }: { season: Season }) {
  const phone = usePhone();
  const latest = useQuizzesQuery(season.id).data?.rows[0];
  const form = useCreateForm(quizForm, {
    creation: useQuizCreation(season.id),
    draftKey: locations.quizzes(season.id),
    initial: newQuizValues(latest),
  });
  useLateValues(form, latest);
  useSuggestedEnd(form, (start) => endAfter(start, season, latest));
  return (
    <QuizFormPage title={title} season={season} isWide={phone.isBeside}>
      <QuizForm
        form={form}
        season={season}
        phone={phone}
        submitLabel={title}
        tools={
          <LinkButton to={pathTo(paths.quizSeries, { season: season.id })}>
            {t(titles[paths.quizSeries])}
          </LinkButton>
        }
      />
    </QuizFormPage>
  );
}

/**
 * Fills in what the latest quiz suggests also when it arrives after the form, and after a draft was restored or discarded
 * that began without it. What the person has typed stays.
 */
function useLateValues(form: EntityForm<QuizFormValues>, latest: Quiz | undefined): void {
  const { opened, values, rebase } = form;
  const isKnown = latest !== undefined;
  const suggest = useEffectEvent(() => {
    const suggested = newQuizValues(latest);
    if (opened.duration === suggested.duration && opened.language === suggested.language) return;
    const typed = Object.entries(values).filter(
      ([name, value]) => value !== opened[name as keyof QuizFormValues],
    );
    rebase(suggested, { ...suggested, ...Object.fromEntries(typed) });
  });
  useEffect(() => {
    if (isKnown) suggest();
  }, [isKnown, opened.duration, opened.language]);
}
