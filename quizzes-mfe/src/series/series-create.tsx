import { useState } from 'react';
import { ActionProgress } from '@console/shared/actions';
import { useMinute } from '@console/shared/dates';
import { DraftNotice, FormActions, FormFeedback, useCreateForm } from '@console/shared/forms';
import { paths, pathTo, type Quiz, type Season } from '@console/shared/model';
import { Button, LinkButton, VisuallyHidden } from '@console/shared/ui';
import { endAfter, newQuizValues } from '../form/quiz-defaults';
import { suggestStart, type SuggestedStart } from '../form/suggested-start';
import { useSuggestedEnd } from '../form/use-suggested-end';
import { t } from '../i18n';
import { numberingAfter } from './numbering';
import { planSeries, quizIdIn, withChange, type SeriesValues } from './plan-series';
import { hintsOf } from './quiz-hints';
import { isPlannable, seriesForm } from './series.form';
import { seriesDraftKey } from './series-draft';
import { SeriesPattern } from './series-pattern';
import { SeriesPreview } from './series-preview';
import * as Styled from './series.styles';
import { useSeriesCreation } from './use-series-creation';

type Props = { season: Season; quizzes: readonly Quiz[] };

/** The pattern of a series, and beside it the quizzes that it makes. */
export function SeriesCreate({ season, quizzes }: Props) {
  const now = useMinute();
  // What the form begins with stays, also when its quizzes are stored.
  const [{ latest, suggestion }] = useState(() => ({
    latest: quizzes[0],
    suggestion: suggestStart(quizzes, season, now),
  }));
  const { creation, seriesId, stored } = useSeriesCreation(season.id);
  const form = useCreateForm(seriesForm, {
    creation,
    draftKey: seriesDraftKey(season.id),
    initial: initialValues(season, latest, suggestion),
  });
  useSuggestedEnd(form, (start) => endAfter(start, season, latest));

  const { values } = form;
  const { planned, takenCount, storedIds, others } = progressOf(values, seriesId, quizzes);
  const left = form.saving ? takenCount : takenCount - storedIds.size;

  return (
    <Styled.Form onSubmit={form.handleSubmit}>
      <DraftNotice form={form} />
      <Styled.Columns disabled={storedIds.size > 0}>
        <VisuallyHidden as="legend">{t('Quizzes')}</VisuallyHidden>
        <SeriesPattern form={form} suggestion={suggestion} />
        <SeriesPreview
          planned={planned}
          hints={hintsOf(planned, { season, quizzes: others, now })}
          isStored={(index) => storedIds.has(quizIdIn(seriesId, index))}
          onChange={(index, change) => form.setValue('changes', withChange(values.changes, index, change))}
        />
      </Styled.Columns>
      {form.saving && stored !== undefined && (
        <Styled.Progress>
          <ActionProgress progress={{ done: stored, total: takenCount }} />
        </Styled.Progress>
      )}
      <FormFeedback form={form} />
      <FormActions>
        <Button type="submit" variant="primary" busy={form.saving}>
          {left > 0
            ? t('Create {count, plural, one {# quiz} other {# quizzes}}', { count: left })
            : t('Create quizzes')}
        </Button>
        <LinkButton to={pathTo(paths.quizList, { season: season.id })}>{t('Cancel')}</LinkButton>
      </FormActions>
    </Styled.Form>
  );
}

/** Goes on from the season's latest quiz, in its rhythm. */
function initialValues(
  season: Season,
  latest: Quiz | undefined,
  suggestion: SuggestedStart | undefined,
): SeriesValues {
  const { duration, language } = newQuizValues(latest);
  const dates = suggestion && {
    start: suggestion.value,
    end: endAfter(suggestion.value, season, latest),
    every: String(suggestion.every),
  };
  return { ...seriesForm.blank, ...numberingAfter(latest), duration, language, ...dates };
}

/** The quizzes that a series makes, and those of the season that belong to it or not. */
function progressOf(values: SeriesValues, seriesId: string, quizzes: readonly Quiz[]) {
  const planned = isPlannable(values) ? planSeries(values) : [];
  const takenCount = planned.filter(({ isLeftOut }) => !isLeftOut).length;
  // An attempt that failed, or whose answer was lost, may have stored some.
  const ids = new Set(planned.map(({ index }) => quizIdIn(seriesId, index)));
  const storedIds = new Set(quizzes.map(({ id }) => id).filter((id) => ids.has(id)));
  const others = quizzes.filter(({ id }) => !storedIds.has(id));
  return { planned, takenCount, storedIds, others };
}
