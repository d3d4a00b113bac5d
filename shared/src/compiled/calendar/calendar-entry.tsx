import type { ReactNode } from 'react';
import { weekdayAt } from '@console/shared/format';
import { t } from '@console/shared/i18n';
import { MomentText } from '@console/shared/lists';
import type { Moment } from '@console/shared/model';
import { Icon, theme } from '@console/shared/ui';
import * as Styled from './calendar.styles';
import type { DateNote, PlacedQuiz } from './timeline';

interface CalendarEntryProps {
  placed: PlacedQuiz;
  /** A link or a button. */
  title: ReactNode;
  /** Below its dates. */
  details?: ReactNode;
}

/**
 * A quiz in a week of the calendar: its days, its title, when it is, and in its first week what is said of it and of its
 * dates.
 */
export function CalendarEntry({ placed: { quiz, span, notes }, title, details }: CalendarEntryProps) {
  const isFirst = !span?.isBegun;
  return (
    <Styled.Entry>
      {span && (
        <Styled.Days aria-hidden>
          <Styled.Bar $span={span} $ink={inkOf(notes)} />
        </Styled.Days>
      )}
      {title}
      <Styled.When>
        <Stamp moment={quiz.start} /> – <br />
        <Stamp moment={quiz.end} />
      </Styled.When>
      {span?.until && (
        <p>{t('This quiz ends on {date}. Its later weeks aren’t listed.', { date: span.until })}</p>
      )}
      {isFirst && details}
      {isFirst && notes.length > 0 && (
        <Styled.Notes>
          {notes.map(({ level, sentence }) => (
            <Styled.Note key={sentence} $isFault={level === 'fault'}>
              <Icon name={level === 'fault' ? 'alert' : 'info'} />
              <span dir="auto">{sentence}</span>
            </Styled.Note>
          ))}
        </Styled.Notes>
      )}
    </Styled.Entry>
  );
}

function Stamp({ moment }: { moment: Moment }) {
  if (moment === null) return '—';
  return (
    <>
      {weekdayAt(moment)} <MomentText moment={moment} />
    </>
  );
}

function inkOf(notes: readonly DateNote[]): string {
  const { color } = theme;
  if (notes.some(({ level }) => level === 'fault')) return color.danger;
  return notes.length > 0 ? color.warning : color.primary;
}
