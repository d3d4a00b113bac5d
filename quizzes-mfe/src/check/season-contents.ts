import type { Ads, Leaderboard, Question, Quiz, Season, TopNotification } from '@console/shared/model';

/** The questions of the quizzes that were read, by the id of the quiz. */
export type QuestionsOf = Readonly<Record<string, readonly Question[] | undefined>>;

/** What is checked. Settings are missing while they are read, and where there are none. */
export type SeasonContents = {
  readonly season: Season;
  readonly quizzes: readonly Quiz[];
  readonly questionsOf: QuestionsOf;
  readonly notification?: TopNotification | null | undefined;
  readonly leaderboard?: Leaderboard | null | undefined;
  readonly ads?: Ads | null | undefined;
};
