import type { Quiz, Season } from '@console/shared/model';

/** A question as the check reads it; `answer` is the text of the correct option. */
export type Question = {
  readonly id: string;
  readonly text: string;
  readonly options: readonly string[];
  readonly answer: string;
};

export type Notification = {
  /** Players see it. */
  readonly isActive: boolean;
  readonly hasButton: boolean;
  readonly title: string;
  readonly description: string;
  readonly buttonText: string;
  readonly buttonLink: string;
};

/** A limit is `null` where the stored value is not a whole number. */
export type Leaderboard = {
  readonly type: string;
  readonly limitOne: number | null;
  readonly limitTwo: number | null;
};

/** Whether players see an ad at each place: `Yes` or `No`. */
export type Ads = {
  readonly quizLeaderboard: string;
  readonly seasonLeaderboard: string;
  readonly results: string;
  readonly quizIntroBanner: string;
};

/** The questions of the quizzes that were read, by the id of the quiz. */
export type QuestionsOf = Readonly<Record<string, readonly Question[] | undefined>>;

/** What is checked. Settings are missing while they are read, and where there are none. */
export type SeasonContents = {
  readonly season: Season;
  readonly quizzes: readonly Quiz[];
  readonly questionsOf: QuestionsOf;
  readonly notification?: Notification | null | undefined;
  readonly leaderboard?: Leaderboard | null | undefined;
  readonly ads?: Ads | null | undefined;
};
