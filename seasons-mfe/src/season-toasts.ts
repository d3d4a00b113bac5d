import { seasonName } from '@console/shared/format';
import type { Season } from '@console/shared/model';
import type { Toast } from '@console/shared/ui';

/** The toasts after a save. */
export const seasonCreated = (season: Season): Toast => ({
  title: 'User Action',
  message: `Season ${seasonName(season)} created successfully`,
});

export const seasonUpdated = (season: Season): Toast => ({
  title: 'User Action',
  message: `Season ${seasonName(season)} updated successfully`,
});
