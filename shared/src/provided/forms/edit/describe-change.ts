import { formatRecent } from '@console/shared/format';
import { t } from '@console/shared/i18n';
import type { LastChange } from './remote-changes';

/** “Changed by Grace Kumari, 17:20.” */
export const describeChange = ({ name, time }: LastChange): string =>
  t('Changed by {name}, {time}.', { name, time: formatRecent(time ?? Date.now()) });
