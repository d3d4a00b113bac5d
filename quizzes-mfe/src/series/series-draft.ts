const prefix = 'series/';

/** The key of the draft of a new series of this season. */
export const seriesDraftKey = (seasonId: string): string => `${prefix}${seasonId}`;

/** The season of a draft with this key; `undefined` where it is not the draft of a series. */
export const seriesOfDraft = (key: string): string | undefined =>
  key.startsWith(prefix) ? key.slice(prefix.length) : undefined;
