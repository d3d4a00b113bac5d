/** A save was not stored, and the person has to decide; the message says why. */
export class SaveRefused extends Error {
  override readonly name = 'SaveRefused';
}

/** Stores the progress of a draft before each attempt, so that a repeated save does not write twice. */
export type Remember = (progress: object) => Promise<void>;
