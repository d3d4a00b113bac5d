import type { Ads, Leaderboard, Question, Quiz, Season, TopNotification } from '@console/shared/model';

/** What a form has as it is typed now, not yet saved. The preview reads from the database what is missing here. */
export type Typed = {
  readonly season: Season;
  /** A new quiz has no id. Without a quiz, the preview shows the latest one of the season. */
  readonly quiz?: Quiz;
  /** A question of the quiz, in place of the stored one. A new question has no id and comes last. */
  readonly question?: Question;
  /** All questions of the quiz. */
  readonly questions?: readonly Question[];
  readonly notification?: TopNotification;
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
  readonly notification: TopNotification | null;
  readonly leaderboard: Leaderboard | null;
  /** `undefined` where this person may not read them. */
  readonly ads: Ads | null | undefined;
};
