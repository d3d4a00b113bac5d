import { useState, type RefObject } from 'react';
import type { ConsoleForm } from '@console/shared/forms';
import { seasonName } from '@console/shared/format';
import { ZoneNote } from '@console/shared/lists';
import { Button, FormMessage, Icon } from '@console/shared/ui';
import { t } from '../i18n';
import type { RowEdit } from './calendar';
import {
  readEdits,
  seasonDateErrors,
  type CopyContext,
  type CopyPreview,
  type CopyValues,
} from './copy.form';
import * as Styled from './copy.styles';
import { DatesRow, type DatesRowHandle } from './dates-row';

type Props = {
  form: ConsoleForm<CopyValues>;
  context: CopyContext;
  preview: CopyPreview;
  /** Is given the rows of the quizzes, by their ids in the source. */
  rows: RefObject<Map<string, DatesRowHandle>>;
};

/**
 * The dates of the season and its quizzes as they will be, each of which can be changed, in the order of the source. Folded
 * until somebody wants to change one, or has to.
 */
export function DatesList({ form, context: { season, source, session }, preview, rows }: Props) {
  const edits = readEdits(form.values.edits);
  const [isOpen, setOpen] = useState(() => Object.keys(edits).length > 0);
  const change = (id: string) => (edit: RowEdit | undefined) => {
    form.setValue('edits', JSON.stringify({ ...edits, [id]: edit }));
  };
  const { error } = form.field('edits');
  const errors = seasonDateErrors(form.values, preview, session);
  // A fault must be in view to be mended, and stay there when it is.
  const hasFaults = Object.values(errors).some(Boolean) || preview.rows.some(isFaulty);
  if (hasFaults && !isOpen) setOpen(true);
  const unclear = preview.rows.filter(({ obstacle, hints }) => obstacle !== undefined || hints.length > 0);
  return (
    <Styled.Section aria-labelledby="single-dates">
      <Styled.Heading id="single-dates">{t('Dates one by one')}</Styled.Heading>
      {error && <FormMessage>{error}</FormMessage>}
      <Styled.Fold>
        <Button
          aria-expanded={isOpen}
          aria-controls="single-dates-rows"
          aria-describedby="single-dates"
          onClick={() => setOpen(!isOpen)}
        >
          {t('{count, plural, =0 {Season} one {Season and # quiz} other {Season and # quizzes}}', {
            count: preview.rows.length,
          })}
          <Icon name="chevronDown" />
        </Button>
        {!isOpen && unclear.length > 0 && (
          <Styled.Warned>
            {t('{count, plural, one {# quiz has a warning} other {# quizzes have warnings}}', {
              count: unclear.length,
            })}
          </Styled.Warned>
        )}
      </Styled.Fold>
      <Styled.Rows id="single-dates-rows" hidden={!isOpen}>
        <DatesRow
          title={seasonName({ ...season, name: form.values.name })}
          before={season}
          dates={preview.season}
          edit={edits[season.id]}
          faults={errors}
          hints={[]}
          onChange={change(season.id)}
        />
        {preview.rows.map(({ source: quiz, quiz: copy, obstacle, replaced, hints, faults, ...row }) => {
          return (
            <DatesRow
              key={quiz.id}
              ref={(handle) => {
                if (handle)
                  rows.current.set(quiz.id, {
                    openFields() {
                      setOpen(true);
                      handle.openFields();
                    },
                  });
                return () => void rows.current.delete(quiz.id);
              }}
              title={copy.title}
              note={form.values.questions ? describeCount(source.questions.get(quiz.id)?.whole) : undefined}
              before={quiz}
              dates={row}
              edit={edits[quiz.id]}
              faults={{ end: faults[0] }}
              hints={[...replaced, ...hints]}
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

const isFaulty = ({ isTaken, faults }: CopyPreview['rows'][number]) => isTaken && faults.length > 0;

const describeCount = (questions: readonly unknown[] = []): string =>
  t('{count, plural, =0 {no questions} one {# question} other {# questions}}', { count: questions.length });
