import { memo, useState, type RefObject } from 'react';
import { CalendarWeeks, describeTimeline, timelineOf, type DateNote } from '@console/shared/calendar';
import { t } from '../i18n';
import type { CalendarRow } from './calendar';
import type { CopyPreview } from './copy.form';
import * as Styled from './copy.styles';
import { FoldHeading } from './fold-heading';
import type { DatesRowHandle } from './dates-row';

type Props = {
  preview: CopyPreview;
  now: number;
  /** The dates of the quizzes, by their ids in the source. */
  rows: RefObject<Map<string, DatesRowHandle>>;
};

/** The quizzes of the new season week by week, as they will be; folded on phones. */
export const CopyCalendar = memo(function CopyCalendar(props: Props) {
  // What is not edited has no date before the move is known.
  const isKnown = props.preview.days !== undefined;
  const [isOpen, setOpen] = useState(false);
  return (
    <Styled.CalendarSection aria-labelledby="calendar">
      <Styled.CalendarFrame>
        <FoldHeading
          id="calendar"
          controls="calendar-weeks"
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
        >
          {t('Calendar')}
        </FoldHeading>
        {isKnown ? (
          <Weeks {...props} isOpen={isOpen} />
        ) : (
          <Styled.Note>{t('To see the new dates, enter a new first day or a number of days.')}</Styled.Note>
        )}
      </Styled.CalendarFrame>
    </Styled.CalendarSection>
  );
});

function Weeks({ preview: { season, taken }, now, rows, isOpen }: Props & { isOpen: boolean }) {
  const byId = new Map(taken.map((row) => [row.quiz.id, row]));
  const timeline = timelineOf({
    season: season.season,
    quizzes: taken.map(({ quiz }) => quiz),
    notesOf: ({ id }) => notesOf(byId.get(id)),
    now,
    isPartial: false,
  });
  return (
    <>
      <div>
        {describeTimeline(timeline).map((sentence) => (
          <Styled.Note key={sentence}>{sentence}</Styled.Note>
        ))}
      </div>
      <Styled.CalendarScroller id="calendar-weeks" $isFolded={!isOpen}>
        {taken.length > 0 && <Styled.Note>{t('Select a quiz to change its dates.')}</Styled.Note>}
        <CalendarWeeks
          timeline={timeline}
          now={now}
          titleOf={({ id, title }) => (
            <Styled.CalendarTitle
              type="button"
              dir="auto"
              translate="no"
              onClick={() => rows.current.get(id)?.openFields()}
            >
              {title}
            </Styled.CalendarTitle>
          )}
        />
      </Styled.CalendarScroller>
    </>
  );
}

const notesOf = (row: CalendarRow | undefined): DateNote[] =>
  row
    ? [
        ...row.faults.map((sentence): DateNote => ({ level: 'fault', sentence })),
        ...row.hints.map((sentence): DateNote => ({ level: 'hint', sentence })),
      ]
    : [];
