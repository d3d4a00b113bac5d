import type { ConsoleForm } from '@console/shared/forms';
import { seasonName } from '@console/shared/format';
import { ZoneNote } from '@console/shared/lists';
import { FormMessage } from '@console/shared/ui';
import { t } from '../i18n';
import type { RowEdit } from './calendar';
import { CalendarDatesRow } from './calendar-row';
import {
  readEdits,
  seasonDateErrors,
  type CopyContext,
  type CopyPreview,
  type CopyValues,
} from './copy.form';
import * as Styled from './copy.styles';

type Props = { form: ConsoleForm<CopyValues>; context: CopyContext; preview: CopyPreview };

/** The dates of the season and its quizzes as they will be, each of which can be changed, before anything is stored. */
export function Calendar({ form, context: { season, source, session }, preview }: Props) {
  const edits = readEdits(form.values.edits);
  const change = (id: string) => (edit: RowEdit | undefined) => {
    form.setValue('edits', JSON.stringify({ ...edits, [id]: edit }));
  };
  const { error } = form.field('edits');
  const errors = seasonDateErrors(form.values, preview, session);
  return (
    <Styled.Section aria-labelledby="calendar">
      <Styled.Heading id="calendar">{t('Calendar')}</Styled.Heading>
      {error && <FormMessage>{error}</FormMessage>}
      <Styled.Rows>
        <CalendarDatesRow
          title={seasonName({ ...season, name: form.values.name })}
          before={season}
          dates={preview.season}
          edit={edits[season.id]}
          faults={errors}
          hints={[]}
          onChange={change(season.id)}
        />
        {preview.rows.map(({ source: quiz, quiz: copy, obstacle, hints, faults, ...row }) => {
          const found = source.questions.get(quiz.id);
          return (
            <CalendarDatesRow
              key={quiz.id}
              title={copy.title}
              note={
                form.values.questions
                  ? t('{count, plural, =0 {no questions} one {# question} other {# questions}}', {
                      count: found?.whole.length ?? 0,
                    })
                  : undefined
              }
              before={quiz}
              dates={row}
              edit={edits[quiz.id]}
              faults={{ end: faults[0] }}
              hints={hints}
              obstacle={obstacle}
              isTaken={row.isTaken}
              onChange={change(quiz.id)}
            />
          );
        })}
      </Styled.Rows>
      <ZoneNote />
    </Styled.Section>
  );
}
