import { useMemo, useRef, useState } from 'react';
import { locations } from '@console/shared/data';
import { useMinute } from '@console/shared/dates';
import { DraftNotice, FormActions, FormFeedback, useConsoleForm } from '@console/shared/forms';
import { paths, titles, type Season } from '@console/shared/model';
import { useSession } from '@console/shared/session';
import { Button, FormMessage, LinkButton, useIsOnline } from '@console/shared/ui';
import { t } from '../i18n';
import { CopyCalendar } from './copy-calendar';
import { CopyChoices } from './copy-choices';
import { CopyDates } from './copy-dates';
import {
  copyFields,
  copyLimits,
  copyValues,
  planCopy,
  previewOf,
  validateCopy,
  type CopyContext,
  type CopyPreview,
  type PreviewValues,
} from './copy.form';
import { CopyOutcome } from './copy-outcome';
import * as Styled from './copy.styles';
import { DatesList } from './dates-list';
import type { DatesRowHandle } from './dates-row';
import { NewSeasonName, NewSeasonTexts } from './new-season-fields';
import type { Source } from './store/source';
import { useCopying } from './use-copying';

type Props = { season: Season; source: Source };

/** The new season, where the dates move to, what it takes, the calendar, and the dates one by one. */
export function CopySeason(props: Props) {
  const session = useSession();
  // What others change in the source meanwhile is not copied: the calendar shows what is.
  const [opened] = useState({ ...props, session });
  const context = { ...opened, now: useMinute() };
  const copying = useCopying();
  const form = useConsoleForm({
    initial: copyValues(context),
    validate: (values) => validateCopy(values, context),
    limits: copyLimits,
    fields: copyFields,
    draftKey: `${locations.season(context.season.id)}/copy`,
    isCreating: true,
    // Storing has a progress of its own, and may be stopped and go on.
    save: async (values) => copying.store(planCopy(values, context)),
  });
  const preview = usePreview(form.values, context);
  const rows = useRef(new Map<string, DatesRowHandle>());
  const isOnline = useIsOnline();

  if (copying.state.kind !== 'idle') return <CopyOutcome {...copying} />;
  return (
    <Styled.Form onSubmit={form.handleSubmit}>
      <DraftNotice form={form} />
      {!isOnline && (
        <FormMessage tone="info">
          {t('You’re offline. You can keep editing, but you need a connection to save.')}
        </FormMessage>
      )}
      <NewSeasonName form={form} />
      <CopyDates form={form} preview={preview} />
      <CopyChoices form={form} context={context} preview={preview} />
      <NewSeasonTexts form={form} />
      <CopyCalendar preview={preview} now={context.now} rows={rows} />
      <DatesList form={form} context={context} preview={preview} rows={rows} />
      <FormFeedback form={form} />
      <FormActions>
        <Button type="submit" variant="primary" disabled={!isOnline} busy={form.saving}>
          {t(titles[paths.seasonCopy])}
        </Button>
        <LinkButton to={paths.seasonList}>{t('Cancel')}</LinkButton>
      </FormActions>
    </Styled.Form>
  );
}

/** The same one while only texts are typed, so that the calendar is not drawn again at each key. */
function usePreview(
  { by, firstDay, days, keepsWeekdays, quizzes, edits }: PreviewValues,
  { season, source, session, now }: CopyContext,
): CopyPreview {
  return useMemo(
    () => previewOf({ by, firstDay, days, keepsWeekdays, quizzes, edits }, { season, source, session, now }),
    [by, firstDay, days, keepsWeekdays, quizzes, edits, season, source, session, now],
  );
}
