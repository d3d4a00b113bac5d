import { useEffect, useRef } from 'react';
import { ActionProgress, type ActionState } from '@console/shared/actions';
import { PhoneOnly, WideOnly } from '@console/shared/lists';
import { Button } from '@console/shared/ui';
import { t } from '../../i18n';
import { storeLabel } from './describe-import';
import { Bar } from '../import-frame.styles';
import { Muted } from '../import.styles';
import { countRows, describeCounts, nextStep, type ReviewCounts } from '../review/summary';
import type { Review } from '../use-review';

type Props = {
  review: Review;
  storing: ActionState;
  canStore: boolean;
  /** What the numbers of the source mean must be said first. */
  isAsking: boolean;
  onStore: () => void;
  onCancel: () => void;
};

/** The button that stores what is taken, or what to do where that is nothing, and the progress while it does; always in view. The progress takes the focus of the button. */
export function StoreBar({ review, storing, canStore, isAsking, onStore, onCancel }: Props) {
  const bar = useRef<HTMLElement>(null);
  const isStoring = storing.kind === 'running';
  // The review goes and the page becomes short: without this, the progress would be above what a phone shows.
  useEffect(() => {
    if (isStoring) bar.current?.focus();
  }, [isStoring]);
  const handleCancel = () => {
    onCancel();
    bar.current?.focus();
  };
  if (storing.kind === 'running')
    return (
      <Bar ref={bar} tabIndex={-1} aria-label={t('Import')}>
        <ActionProgress {...storing} onCancel={handleCancel} />
      </Bar>
    );
  const counts = countRows(review.rows ?? [], review.isTaken);
  const isIdle = counts.added + counts.changed === 0;
  return (
    <Bar aria-label={t('Import')} $isIdle={isIdle}>
      {!isIdle ? (
        <Button variant="primary" disabled={!canStore} onClick={onStore}>
          {storeLabel(counts.added, counts.changed)}
        </Button>
      ) : (
        !isAsking && <span>{nextStep(counts)}</span>
      )}
      <Muted>
        {isAsking ? t('Choose above which option is meant.') : <Counts counts={counts} isBrief={!isIdle} />}
      </Muted>
    </Bar>
  );
}

/** Beside a button on a phone, how many are taken of how many: the rest stands above the rows. */
function Counts({ counts, isBrief }: { counts: ReviewCounts; isBrief: boolean }) {
  const all = describeCounts(counts);
  if (!isBrief) return all;
  const { added, changed, total } = counts;
  return (
    <>
      <WideOnly as="span">{all}</WideOnly>
      <PhoneOnly as="span">{t('{number} of {count}', { number: added + changed, count: total })}</PhoneOnly>
    </>
  );
}
