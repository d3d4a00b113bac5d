import { t } from '@console/shared/i18n';
import { Button, type ButtonVariant } from '@console/shared/ui';

/** Whether people of this device share by a sheet of its apps; computers have one as well, which few look for. */
export const hasShareSheet = (): boolean => 'share' in navigator && matchMedia('(pointer: coarse)').matches;

/** What is shared, in the words of the contest: a link, or a text. */
type ShareButtonProps = { title: string; variant?: ButtonVariant } & ({ url: string } | { text: string });

/**
 * Offers a link or a text to the apps of a phone, such as messengers; nothing on devices without such a sheet.
 * @example <ShareButton title={quizName(quiz)} url={link} />
 */
export function ShareButton({ variant = 'quiet', ...shared }: ShareButtonProps) {
  if (!hasShareSheet()) return null;
  // It also fails where the person closes the sheet: copying stands beside it.
  const share = () => navigator.share(shared).catch(() => undefined);
  return (
    <Button variant={variant} onClick={() => void share()}>
      {t('Share…')}
    </Button>
  );
}
