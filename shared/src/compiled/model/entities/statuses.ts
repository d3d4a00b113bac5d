export const seasonStatuses = ['active', 'deactivated'] as const;
export type SeasonStatus = (typeof seasonStatuses)[number];

export const quizStatuses = ['Upcoming', 'Ongoing', 'Finished'] as const;
export type QuizStatus = (typeof quizStatuses)[number];

/** A status of a season or of a quiz. */
export type Status = SeasonStatus | QuizStatus;

/** Staff can enter the quiz list of active seasons only. */
export const isOpen = (season: { readonly status: string }): boolean => season.status === 'active';
