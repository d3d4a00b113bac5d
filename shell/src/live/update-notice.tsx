import { Button, Icon } from '@console/shared/ui';
import { useHasUnsavedWork } from '@console/shared/unsaved';
import { Banner, BannerRegion } from '../layout/banner';

type UpdateNoticeProps = {
  /** Of what a newer version is ready; nothing is said without. */
  what: string | undefined;
  action: 'Update' | 'Reload';
  onAct: () => void;
};

/** Says that a newer version is ready, and offers it once that costs nothing that was typed. */
export function UpdateNotice({ what, action, onAct }: UpdateNoticeProps) {
  const isUnsaved = useHasUnsavedWork();
  const handleClick = () => {
    onAct();
    // The button goes, and the focus with it.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const slip = (
    <Banner>
      <Icon name="info" />
      <span>
        A newer version of {what} is ready.
        {isUnsaved && ' Save or leave this form to update.'}
      </span>
      {!isUnsaved && <Button onClick={handleClick}>{action}</Button>}
    </Banner>
  );
  return <BannerRegion>{what !== undefined && slip}</BannerRegion>;
}
