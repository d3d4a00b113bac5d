import { addDaysToValue, weekdayOf } from '@console/shared/dates';
import { newQuizValues } from '../form/quiz-defaults';
import { newQuiz } from '../quiz.form';
import { weekdayFields, type WeekdayField } from './weekdays';

/** What a person enters of a series. `changes` has what they changed of single quizzes. */
export type SeriesValues = Record<WeekdayField, boolean> &
  Record<
    | 'titles'
    | 'pattern'
    | 'firstNumber'
    | 'count'
    | 'start'
    | 'end'
    | 'rhythm'
    | 'every'
    | 'duration'
    | 'language'
    | 'description'
    | 'changes',
    string
  >;

/** The most quizzes that are created at once. */
export const mostQuizzes = 60;

/** What a person can change of a single quiz of a series. */
export type QuizChange = { title?: string; start?: string; end?: string; isLeftOut?: true };

/** A quiz of a series before it is stored, with dates as inputs have them. */
export type PlannedQuiz = {
  /** Its place in the series, from 0; it stays the same when others are left out. */
  readonly index: number;
  readonly title: string;
  readonly start: string;
  readonly end: string;
  readonly isLeftOut: boolean;
  /** Whether it is not as the pattern says. */
  readonly isChanged: boolean;
};

/** The pasted titles, a line each. */
export const titlesIn = ({ titles }: Pick<SeriesValues, 'titles'>): string[] =>
  titles
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

/** The quizzes of a series: those of the pattern, with the person's own changes of single ones. */
export function planSeries(values: SeriesValues): PlannedQuiz[] {
  const titles = titlesIn(values);
  const changes = changesIn(values.changes);
  const count = titles.length || wholeIn(values.count, 0);
  return offsetsIn(values, count).map((days, index) => {
    const { isLeftOut = false, ...changed } = changes[index] ?? {};
    return {
      index,
      title: titleFrom(values, index, titles[index]),
      start: addDaysToValue(values.start, days),
      end: addDaysToValue(values.end, days),
      ...changed,
      isLeftOut,
      isChanged: Object.keys(changed).length > 0,
    };
  });
}

/** Without a title, what stands between it and the rest of the pattern goes as well: “Week {n}: {title}”. */
function titleFrom({ pattern, firstNumber }: SeriesValues, index: number, title: string | undefined): string {
  const written = title === undefined ? pattern.replace(/[\s:–—-]*\{title\}/g, '') : pattern;
  return written
    .replaceAll('{n}', String(wholeIn(firstNumber, 1) + index))
    .replaceAll('{title}', () => title ?? '')
    .trim();
}

/** How many days after the first start each quiz begins. */
function offsetsIn(values: SeriesValues, count: number): number[] {
  const first = weekdayOf(values.start);
  const most = Math.min(count, mostQuizzes);
  if (values.rhythm === 'days' || first === undefined)
    return Array.from({ length: most }, (_, index) => index * wholeIn(values.every, 1));
  if (!weekdayFields.some((day) => values[day])) return [];
  const offsets: number[] = [];
  for (let days = 0; offsets.length < most; days += 1) {
    const day = weekdayFields[(first + days) % weekdayFields.length];
    if (day && values[day]) offsets.push(days);
  }
  return offsets;
}

const wholeIn = (text: string, otherwise: number): number =>
  /^\d{1,4}$/.test(text.trim()) ? Number(text) : otherwise;

/** The changes of single quizzes by their place, from the form's value; what is malformed counts as none. */
export function changesIn(text: string): Readonly<Record<number, QuizChange>> {
  try {
    const parsed: unknown = JSON.parse(text || '{}');
    return parsed !== null && typeof parsed === 'object' ? (parsed as Record<number, QuizChange>) : {};
  } catch {
    return {};
  }
}

/** The form's value after a change of a quiz; `undefined` makes it as the pattern says again, but left out if it was. */
export function withChange(text: string, index: number, change: QuizChange | undefined): string {
  const { [index]: before = {}, ...others } = changesIn(text);
  const after: QuizChange = change ? { ...before, ...change } : { isLeftOut: before.isLeftOut };
  // What is undefined is not in JSON.
  const all = JSON.stringify(after) === '{}' ? others : { ...others, [index]: after };
  return Object.keys(all).length > 0 ? JSON.stringify(all) : '';
}

/** The id of a quiz: the same at every attempt to store the series, and different in every series. */
export const quizIdIn = (seriesId: string, index: number): string =>
  `${seriesId.slice(0, -3)}${String(index).padStart(3, '0')}`;

/** The quizzes to store. */
export const quizzesToStore = (seriesId: string, values: SeriesValues) =>
  planSeries(values)
    .filter(({ isLeftOut }) => !isLeftOut)
    .map(({ index, title, start, end }) => {
      const { duration, language, description } = values;
      return newQuiz(quizIdIn(seriesId, index), {
        ...newQuizValues(),
        ...{ title, start, end, duration, language, description },
      });
    });
