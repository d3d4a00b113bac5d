import { locations } from '@console/shared/data';
import { shownChoice } from '@console/shared/forms';
import type { SettingKind } from '../form/use-setting-form';
import { appearances, type Leaderboard } from './leaderboard';
import {
  blankLeaderboard,
  valuesOf,
  withValues,
  type LeaderboardFormValues,
} from './leaderboard-form-values';
import { leaderboardFromDocument, leaderboardToFields } from './leaderboard.converter';
import { validateLeaderboard } from './leaderboard.validate';

const appearanceLabels: Record<(typeof appearances)[number], string> = {
  'type-1': 'After User Played Game',
  'type-2': 'After Quiz Finished',
};
export const appearanceOptions = appearances.map((value) => ({ value, label: appearanceLabels[value] }));

/** The limits are those of the type: one person's type with another's limits would show what nobody chose. */
export const leaderboardKind: SettingKind<Leaderboard, LeaderboardFormValues> = {
  subject: 'The leaderboard view',
  updated: 'Season Leaderboard View updated successfully',
  pathOf: locations.leaderboard,
  blank: blankLeaderboard,
  fields: {
    appearance: { label: 'Appearance', shown: shownChoice(appearanceOptions) },
    type: { label: 'Type' },
    limitOne: { label: 'Limit One' },
    limitTwo: { label: 'Limit Two' },
  },
  together: [{ label: 'Type and limits', fields: ['type', 'limitOne', 'limitTwo'] }],
  fromDocument: leaderboardFromDocument,
  toFields: leaderboardToFields,
  valuesOf,
  withValues,
  validate: validateLeaderboard,
};
