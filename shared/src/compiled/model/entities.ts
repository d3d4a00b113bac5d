/** Milliseconds since 1970 in UTC; `null` when the stored document has no readable date. */
export type Moment = number | null;

export const seasonStatuses = ['active', 'deactivated'] as const;
export type SeasonStatus = (typeof seasonStatuses)[number];

export const quizStatuses = ['Upcoming', 'Ongoing', 'Finished'] as const;
export type QuizStatus = (typeof quizStatuses)[number];

/** A status of a season or of a quiz. */
export type Status = SeasonStatus | QuizStatus;

/** An edition of the contest. `status` is the stored text, which another client may have set to an unknown value. */
export type Season = {
  id: string;
  name: string;
  host: string;
  hostEmail: string;
  additionalEmail: string;
  description: string;
  start: Moment;
  end: Moment;
  status: string;
};

/** A quiz of a season. `duration` is in minutes, `null` when the stored value is not a number. */
export type Quiz = {
  id: string;
  title: string;
  description: string;
  duration: number | null;
  language: string;
  start: Moment;
  end: Moment;
  status: string;
};

/** Staff can enter the quiz list of active seasons only. */
export const isOpen = (season: Season): boolean => season.status === 'active';
