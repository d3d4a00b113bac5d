import { shownChoice, shownMoment, type EditKind } from '@console/shared/forms';
import { limits, type Season } from '@console/shared/model';
import { valuesOf, withValues, type SeasonFormValues } from './season-form-values';
import { statusOptions } from './season-status-field';

/** What a season is to its form. Start and end may come from two people as long as the one is before the other. */
export const seasonKind = {
  fields: {
    name: { label: 'Season' },
    host: { label: 'Host' },
    hostEmail: { label: 'Host Email' },
    additionalEmail: { label: 'Host Additional Email' },
    start: { label: 'Start Time', shown: shownMoment },
    end: { label: 'End Time', shown: shownMoment },
    description: { label: 'Description' },
    status: { label: 'Status', shown: shownChoice(statusOptions) },
  },
  together: [{ label: 'Start Time and End Time', fields: ['start', 'end'], separable: true }],
  limits: () => limits.season,
  valuesOf,
  withValues,
} satisfies EditKind<Season, SeasonFormValues>;
