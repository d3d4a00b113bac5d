import type { ReactNode } from 'react';
import { formatMoment } from '@console/shared/format';
import type { Moment } from '@console/shared/model';
import { Icon } from '@console/shared/ui';
import type { HistoryRow } from '../history-row';
import * as Styled from '../history.styles';
import { whoOf, type Reader } from './who-did-it';

interface EntryLineProps {
  row: HistoryRow;
  /** When the first of several entries was made, of which `row` is the last. */
  since?: Moment;
  reader: Reader;
  /** What the entry says. */
  sentence: string;
  isOpen: boolean;
  /** The id of what it opens. */
  controls: string;
  onToggle: () => void;
  /** What is to be said of it. */
  children?: ReactNode;
}

/** The time and the sentence of an entry: a button, which opens it. */
export function EntryLine(props: EntryLineProps) {
  const { row, since = null, reader, sentence, isOpen, controls, onToggle, children } = props;
  const isRange = since !== null && row.time !== null && timeOf(since) !== timeOf(row.time);
  return (
    <Styled.Line
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
    >
      {row.time !== null && (
        <Styled.Time>
          {isRange && (
            <>
              <TimeOfDay moment={since} />–
            </>
          )}
          <TimeOfDay moment={row.time} />
        </Styled.Time>
      )}{' '}
      <Sentence who={whoOf(row, reader)}>{sentence}</Sentence> {children}
      <Icon name="chevronDown" />
    </Styled.Line>
  );
}

const timeOf = (moment: number) => formatMoment(moment).split(' ')[1];

const TimeOfDay = ({ moment }: { moment: number }) => (
  <time dateTime={new Date(moment).toISOString()}>{timeOf(moment)}</time>
);

/** Where the sentence begins with the person, which depends on the language and the action, they stand out. */
function Sentence({ who, children: text }: { who: string; children: string }) {
  const start = text.startsWith(who) ? who.length : 0;
  return (
    <Styled.Sentence dir="auto">
      <b>{text.slice(0, start)}</b>
      {text.slice(start)}
    </Styled.Sentence>
  );
}
