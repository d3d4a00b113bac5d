import type { ConsoleConfig } from '@console/shared/config';

/** Values of a deployment that a page shows before scripts run. */
export const pageFacts = ['brand', 'supportEmail', 'publicHost'] as const;

/** A placeholder in a built page for a value of its deployment. */
export const placeOf = (
  name: (typeof pageFacts)[number] | 'backend' | 'release' | 'title' | 'textOf' | 'screen' | 'screenStyles',
): string => `[[${name}]]`;

/** A configuration with placeholders. */
export const placeConfig: ConsoleConfig = {
  firebase: { apiKey: '', authDomain: '', projectId: '' },
  brand: placeOf('brand'),
  supportEmail: placeOf('supportEmail'),
  publicHost: placeOf('publicHost'),
};
