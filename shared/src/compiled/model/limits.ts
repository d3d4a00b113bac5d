const name = 500;
const description = 20_000;
const email = 254;

/**
 * The maximum length that `firestore.rules` accept for each text, by form field. The rules count UTF-16 code units, as
 * `length` does: an emoji is two or more, a Telugu syllable as many as its letters and signs.
 */
export const limits = {
  season: { name, host: name, hostEmail: email, additionalEmail: email, description },
  quiz: { title: name, language: name, description },
  question: { question: 2000, option1: 1000, option2: 1000, option3: 1000, option4: 1000 },
  notification: { title: name, description, buttonText: name, buttonLink: 2000 },
  deletionRequest: { reason: 1000 },
  historyEntry: { name, kind: 40 },
} as const;
