import { newId } from '@console/shared/data';

const timeLength = 13;
const randomLength = 7;
const halfADayMs = 43_200_000;

/**
 * The id of a new season: the time in milliseconds, then random letters and digits. The database takes it within a day
 * of its own time, so that the id of a removed season cannot be used again.
 */
export const newSeasonId = (now = Date.now()): string =>
  String(now).padStart(timeLength, '0') + newId().slice(0, randomLength);

/** Whether a new season may still be created with this id. */
export const isCurrentId = (id: string, now = Date.now()): boolean =>
  Math.abs(now - Number(id.slice(0, timeLength))) < halfADayMs;
