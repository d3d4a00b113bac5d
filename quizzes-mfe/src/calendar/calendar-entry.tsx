import { quizName } from '@console/shared/format';
import { MomentText } from '@console/shared/lists';
import { paths, pathTo, type Moment } from '@console/shared/model';
import { Link } from '@console/shared/router';
import { quizOpened, useDispatch } from '@console/shared/selection';
import { Icon, theme } from '@console/shared/ui';
import { statusLabel } from '../list/quiz-columns';
import { storeQuizDetails } from '../store-quiz-details';
import * as Styled from './calendar.styles';
import type { DateNote, PlacedQuiz } from './timeline';
import { weekdayAt } from './weekday-at';

/** A quiz in the calendar: its days, the link to its questions, when it is, its status and what is wrong with its dates. */
export function CalendarEntry({
  seasonId,
  placed: { quiz, span, notes },
}: {
  seasonId: string;
  placed: PlacedQuiz;
}) {
  const dispatch = useDispatch();
  const { id, start, end, status } = quiz;
  const handleOpen = () => {
    dispatch(quizOpened(id));
    storeQuizDetails(quiz);
  };
  return (
    <Styled.Entry>
      {span && (
        <Styled.Days aria-hidden>
          <Styled.Bar $from={span.from} $to={span.to} $goesOn={span.goesOn} $ink={inkOf(notes)} />
        </Styled.Days>
      )}
      <Link to={pathTo(paths.questionList, { season: seasonId, quiz: id })} onClick={handleOpen} dir="auto">
        {quizName(quiz)}
      </Link>
      <Styled.When>
        <Stamp moment={start} /> – <br />
        <Stamp moment={end} />
      </Styled.When>
      <div>{statusLabel(status)}</div>
      {notes.length > 0 && (
        <Styled.Notes>
          {notes.map(({ id: rule, level, sentence }) => (
            <Styled.Note key={rule} $isFault={level === 'fault'}>
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
