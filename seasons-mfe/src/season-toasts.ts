import { seasonName } from '@console/shared/format';
import type { Season } from '@console/shared/model';
import type { Toast } from '@console/shared/ui';
import { t } from './i18n';

/** The toasts after a save. */
export const seasonCreated = (season: Season): Toast => ({
  title: t('User Action'),
  message: t('Season {season} created successfully', { season: seasonName(season) }),
});

export const seasonUpdated = (season: Season): Toast => ({
  title: t('User Action'),
  message: t('Season {season} updated successfully', { season: seasonName(season) }),
});
