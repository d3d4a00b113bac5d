import { Button, Icon } from '@console/shared/ui';
import { Banner, BannerRegion } from '../layout/banner';

type UpdateNoticeProps = {
  /** What has a newer version; without it, nothing is shown. */
  what: string | undefined;
  action: 'Update' | 'Reload';
  onAct: () => void;
};

/** Says that a newer version is ready, and offers it. What is typed is kept as a draft, which the form restores. */
export function UpdateNotice({ what, action, onAct }: UpdateNoticeProps) {
  const handleClick = () => {
    onAct();
    // The button goes, and the focus with it.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const banner = (
    <Banner>
      <Icon name="info" />
      <span>A newer version of {what} is ready.</span>
      <Button onClick={handleClick}>{action}</Button>
    </Banner>
  );
  return <BannerRegion>{what !== undefined && banner}</BannerRegion>;
}
