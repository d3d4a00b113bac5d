import { t } from '@console/shared/i18n';
import { MomentText } from '@console/shared/lists';
import type { Moment } from '@console/shared/model';

/** Start and end in a list of facts, in the contest's time zone; elsewhere with the time of the device. */
export function DateFacts({ start, end }: { start: Moment; end: Moment }) {
  return (
    <>
      <dt>{t('Start')}</dt>
      <dd>{start === null ? t('Not set') : <MomentText moment={start} />}</dd>
      <dt>{t('End')}</dt>
      <dd>{end === null ? t('Not set') : <MomentText moment={end} />}</dd>
    </>
  );
}
