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
 * The dates of the season and its quizzes as they will be, each of which can be changed, in the order of the source.
 * Folded until a date is changed or has to be.
 */
export function DatesList(props: Props) {
  const { form, context, preview } = props;
  const edits = readEdits(form.values.edits);
  const [isOpen, setOpen] = useState(() => Object.keys(edits).length > 0);
  const { error } = form.field('edits');
  const errors = seasonDateErrors(form.values, preview, context.session);
  // A fault must be in view to be mended, and stay there when it is.
  const hasFaults = Object.values(errors).some(Boolean) || preview.rows.some(isFaulty);
  if (hasFaults && !isOpen) setOpen(true);
  return (
    <Styled.Section aria-labelledby="single-dates">
      <Styled.Heading id="single-dates">{t('Dates one by one')}</Styled.Heading>
      {error && <FormMessage>{error}</FormMessage>}
      <FoldOfDates rows={preview.rows} isOpen={isOpen} onPress={() => setOpen(!isOpen)} />
      <Styled.Rows id="single-dates-rows" hidden={!isOpen}>
        <Rows {...props} seasonErrors={errors} onOpen={() => setOpen(true)} />
        <ZoneNote />
      </Styled.Rows>
    </Styled.Section>
  );
}

type FoldProps = { rows: CopyPreview['rows']; isOpen: boolean; onPress: () => void };

/** Opens and folds the dates. While they are folded, says how many of them have a warning. */
function FoldOfDates({ rows, isOpen, onPress }: FoldProps) {
  const unclear = rows.filter(({ obstacle, hints }) => obstacle !== undefined || hints.length > 0).length;
  return (
    <Styled.Fold>
      <Button
        aria-expanded={isOpen}
        aria-controls="single-dates-rows"
        aria-describedby="single-dates"
        onClick={onPress}
      >
        {t('{count, plural, =0 {Season} one {Season and # quiz} other {Season and # quizzes}}', {
          count: rows.length,
        })}
        <Icon name="chevronDown" />
      </Button>
      {!isOpen && unclear > 0 && (
        <Styled.Warned>
          {t('{count, plural, one {# quiz has a warning} other {# quizzes have warnings}}', {
            count: unclear,
          })}
        </Styled.Warned>
      )}
    </Styled.Fold>
  );
}

type RowsProps = Props & { seasonErrors: ReturnType<typeof seasonDateErrors>; onOpen: () => void };

function Rows({ form, context: { season, source }, preview, rows, seasonErrors, onOpen }: RowsProps) {
  const edits = readEdits(form.values.edits);
  const change = (id: string) => (edit: RowEdit | undefined) =>
    form.setValue('edits', JSON.stringify({ ...edits, [id]: edit }));
  const keep = (id: string) => (handle: DatesRowHandle | null) => {
    if (handle)
      rows.current.set(id, {
        openFields() {
          onOpen();
          handle.openFields();
        },
      });
    return () => void rows.current.delete(id);
  };
  return (
    <>
      <DatesRow
        title={seasonName({ ...season, name: form.values.name })}
        before={season}
        dates={preview.season}
        edit={edits[season.id]}
        faults={seasonErrors}
        hints={[]}
        onChange={change(season.id)}
      />
      {preview.rows.map(({ source: quiz, quiz: copy, obstacle, replaced, hints, faults, ...row }) => (
        <DatesRow
          key={quiz.id}
          ref={keep(quiz.id)}
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
      ))}
    </>
  );
}

const isFaulty = ({ isTaken, faults }: CopyPreview['rows'][number]) => isTaken && faults.length > 0;

const describeCount = (questions: readonly unknown[] = []): string =>
  t('{count, plural, =0 {no questions} one {# question} other {# questions}}', { count: questions.length });
