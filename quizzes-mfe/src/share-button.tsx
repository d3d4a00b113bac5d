import { Button, type ButtonVariant } from '@console/shared/ui';
import { t } from './i18n';

interface ShareButtonProps {
  /** What is shared, in the words of the contest. */
  title: string;
  url: string;
  variant?: ButtonVariant;
}

/** Offers a link to the apps of a phone, such as messengers; nothing on devices without such a sheet. */
export function ShareButton({ title, url, variant = 'quiet' }: ShareButtonProps) {
  if (!('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return null;
  // It also fails where the person closes the sheet: copying the link stands beside it.
  const share = () => navigator.share({ title, url }).catch(() => undefined);
  return (
    <Button variant={variant} onClick={() => void share()}>
      {t('Share…')}
    </Button>
  );
}
