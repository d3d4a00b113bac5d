import { t, translateIfKnown } from '@console/shared/i18n';

/** Beside the titles of screens. */
const knownTitles = ['Public pages', 'Settings', 'This page'] as const;

/** The title of a module, or of an entry without one, as its registry entry states it; translated if the console knows it. */
export function moduleTitle(stated: string): string {
  const known = knownTitles.find((title) => title === stated);
  return known ? t(known) : translateIfKnown(stated);
}
