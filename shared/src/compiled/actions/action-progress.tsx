import { t } from '@console/shared/i18n';
import { Button } from '@console/shared/ui';
import type { Progress } from './create-action';
import { useProgressStatus } from './use-progress-status';

type Props = {
  /** `undefined` until it is known. */
  progress?: Progress;
  /** The present batch is the last one. */
  isStopping?: boolean;
  /** Without it, the action cannot be stopped. */
  onCancel?: () => void;
};

/** How far an action is, and Cancel; what is around it places them. */
export function ActionProgress({ progress, isStopping = false, onCancel }: Props) {
  const isEnd = progress !== undefined && progress.done >= progress.total;
  const text = isStopping ? t('Stopping…') : progress && t('Saved {done} of {total}.', progress);
  const status = useProgressStatus(text, !isStopping && !isEnd);
  return (
    <>
      <progress max={progress?.total} value={progress?.done} aria-label={t('Saved')} />
      <span {...status}>
        <span>{text}</span>
      </span>
      {onCancel && !isStopping && <Button onClick={onCancel}>{t('Cancel')}</Button>}
    </>
  );
}
