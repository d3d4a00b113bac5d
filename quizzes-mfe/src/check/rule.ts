import { identityOf, type paths, type Quiz, type Season } from '@console/shared/model';
import type { Ads, Leaderboard, TopNotification, Question } from '@console/shared/model';

/** A fault breaks the contest for players; a hint is worth a look. */
export type Level = 'fault' | 'hint';

/** A question that is nearly the same as another one. */
export type Similar = { readonly quiz: Quiz; readonly question: Question; readonly number: number };

/** What the rules of each subject are given. */
export type Contexts = {
  season: { readonly season: Season; readonly quizzes: readonly Quiz[] };
  quiz: {
    readonly quiz: Quiz;
    readonly season: Season;
    readonly quizzes: readonly Quiz[];
    /** Missing while they are read. */
    readonly questions: readonly Question[] | undefined;
    /** Missing while the time is not known: nothing is judged by it. */
    readonly now: number | undefined;
  };
  question: { readonly question: Question };
  repetition: { readonly quiz: Quiz; readonly similar: readonly Similar[] };
  notification: { readonly notification: TopNotification };
  leaderboard: { readonly leaderboard: Leaderboard };
  ads: { readonly ads: Ads };
};

export type Subject = keyof Contexts;

/** A rule of the check: `find` returns a sentence that says what is wrong, if something is. */
export type RuleOf<Of extends Subject> = {
  readonly id: string;
  readonly level: Level;
  readonly of: Of;
  /** Where it is mended; by default the form of the subject. */
  readonly mendedAt?: (typeof paths)['questionList' | 'quizCreate'];
  find(context: Contexts[Of]): string | undefined;
  /** For what is found at each of the places that it is between: one sentence for all, and the other places. */
  readonly between?: {
    readonly sentence: string;
    /** Each as in the id of a finding: the id of its quiz, or what `placeOf` returns. */
    others(context: Contexts[Of]): readonly string[];
  };
};

export type Rule = { [Of in Subject]: RuleOf<Of> }[Subject];

/** A question's place in the id of a finding, the same after the question was moved. */
export const placeOf = (quiz: Quiz, question: Question): string => `${quiz.id}~${identityOf(question.id)}`;
