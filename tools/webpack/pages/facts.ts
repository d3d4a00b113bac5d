import type { ConsoleConfig } from '@console/shared/config';

/** What a deployment decides and a page names before any script has run. */
export const pageFacts = ['brand', 'supportEmail', 'publicHost'] as const;

/** Stands in a built page for what its deployment puts there. */
export const placeOf = (
  name: (typeof pageFacts)[number] | 'title' | 'textOf' | 'screen' | 'screenStyles',
): string => `[[${name}]]`;

/** A configuration that holds the places. */
export const placeConfig: ConsoleConfig = {
  firebase: { apiKey: '', authDomain: '', projectId: '' },
  brand: placeOf('brand'),
  supportEmail: placeOf('supportEmail'),
  publicHost: placeOf('publicHost'),
};
