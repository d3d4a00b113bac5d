import { t } from '@console/shared/i18n';
import { Button, Icon } from '@console/shared/ui';
import { Banner, BannerRegion } from '../layout/banner';

type UpdateNoticeProps = {
  /** That there is a newer version; without it, nothing is shown. */
  message: string | undefined;
  action: 'Update' | 'Reload';
  onAct: () => void;
};

/**
 * Shows that a newer version is ready, and offers it. Unsaved input is kept as a draft, which the form
 * restores.
 */
export function UpdateNotice({ message, action, onAct }: UpdateNoticeProps) {
  const handleClick = () => {
    onAct();
    // The button is removed, and the focus with it.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const banner = (
    <Banner>
      <Icon name="info" />
      <span>{message}</span>
      <Button onClick={handleClick}>{t(action)}</Button>
    </Banner>
  );
  return <BannerRegion>{message !== undefined && banner}</BannerRegion>;
}
