import type { Quiz, Season } from '@console/shared/model';

/** A question as a player gets it; `answer` is the text of the correct option. */
export type Question = {
  readonly id: string;
  readonly text: string;
  readonly options: readonly string[];
  readonly answer: string;
};

/** The top notification. `status` and `type` are the stored texts. */
export type Notification = {
  readonly status: string;
  readonly type: string;
  readonly title: string;
  readonly description: string;
  readonly buttonText: string;
  readonly buttonLink: string;
};

/** The leaderboard view. A limit is `null` where there is no whole number. */
export type Leaderboard = {
  readonly appearance: string;
  readonly type: string;
  readonly limitOne: number | null;
  readonly limitTwo: number | null;
};

/** The ads settings: at each place whether an ad is shown, `Yes` or `No`, and its type. */
export type Ads = {
  readonly resultsShow: string;
  readonly resultsType: string;
  readonly quizLeaderboardShow: string;
  readonly quizLeaderboardType: string;
  readonly seasonLeaderboardShow: string;
  readonly seasonLeaderboardType: string;
  readonly quizIntroBannerShow: string;
};

/** What a form has as it is typed now, not yet saved. The preview reads from the database what is missing here. */
export type Typed = {
  readonly season: Season;
  /** A new quiz has no id. Without a quiz, the preview shows the latest one of the season. */
  readonly quiz?: Quiz;
  /** A question of the quiz, in place of the stored one. A new question has no id and comes last. */
  readonly question?: Question;
  /** All questions of the quiz. */
  readonly questions?: readonly Question[];
  readonly notification?: Notification;
  readonly leaderboard?: Leaderboard;
  readonly ads?: Ads;
};

/** All that the screens of a player show. Settings are `null` where there are none. */
export type Preview = {
  readonly season: Season;
  readonly quiz: Quiz;
  readonly questions: readonly Question[];
  /** The quiz, or its only question, is an example, since the season or the quiz has none. */
  readonly isExample: { readonly quiz: boolean; readonly question: boolean };
  readonly notification: Notification | null;
  readonly leaderboard: Leaderboard | null;
  /** `undefined` where this person may not read them. */
  readonly ads: Ads | null | undefined;
};
