/**
 * The maximum length that `firestore.rules` accept for each kind of text. The rules count UTF-16 code units, as `length`
 * does: an emoji is two or more, a Telugu syllable as many as its letters and signs.
 */
export const limits = {
  name: 500,
  email: 254,
  description: 20_000,
  link: 2000,
  question: 2000,
  option: 1000,
  /** Why somebody asks for the deletion of an account. */
  reason: 1000,
  /** The kind of an action in the history. */
  actionKind: 40,
} as const;
