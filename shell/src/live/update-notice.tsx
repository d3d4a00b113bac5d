import { Button, Icon } from '@console/shared/ui';
import { useHasUnsavedWork } from '@console/shared/unsaved';
import { Banner, BannerRegion } from '../layout/banner';

type UpdateNoticeProps = {
  /** What has a newer version; without it, nothing is shown. */
  what: string | undefined;
  action: 'Update' | 'Reload';
  onAct: () => void;
};

/** Announces a newer version, and offers it once nothing typed would be lost. */
export function UpdateNotice({ what, action, onAct }: UpdateNoticeProps) {
  const isUnsaved = useHasUnsavedWork();
  const handleClick = () => {
    onAct();
    // The button goes, and the focus with it.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const banner = (
    <Banner>
      <Icon name="info" />
      <span>
        A newer version of {what} is ready.
        {isUnsaved && ' Save or leave this form to update.'}
      </span>
      {!isUnsaved && <Button onClick={handleClick}>{action}</Button>}
    </Banner>
  );
  return <BannerRegion>{what !== undefined && banner}</BannerRegion>;
}
