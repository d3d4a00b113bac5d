import type { Moment } from './reading';

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
