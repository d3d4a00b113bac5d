import type { DateNote } from '@console/shared/calendar';
import type { Quiz, Season } from '@console/shared/model';
import { dateRules } from '../check/rules/date-rules';

const ofQuiz = dateRules.flatMap((rule) => (rule.of === 'quiz' ? [rule] : []));

/** `now` is missing while the time is not known. */
type Context = { season: Season; quizzes: readonly Quiz[]; now: number | undefined };

/** What the season check says of the dates of a quiz. */
export const dateNotes = (quiz: Quiz, { season, quizzes, now }: Context): DateNote[] =>
  ofQuiz.flatMap(({ level, find }) => {
    const sentence = find({ quiz, season, quizzes, questions: undefined, now });
    return sentence === undefined ? [] : [{ level, sentence }];
  });
