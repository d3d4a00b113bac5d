import { useEffect } from 'react';
import { t } from '@console/shared/i18n';
import { Icon, type IconName } from '../actions/icon';
import { IconButton } from '../actions/icon-button';
import { theme } from '../theme/theme';
import { removeToast, type ShownToast } from './toast-store';
import { Item, Title } from './toast.styles';
import type { Toast } from './toaster';

const { color } = theme;

const tones: Record<NonNullable<Toast['tone']>, { icon: IconName; ink: string }> = {
  success: { icon: 'check', ink: color.success },
  danger: { icon: 'alert', ink: color.danger },
  info: { icon: 'info', ink: color.primary },
};

const durationMs = 6000;

type ToastItemProps = {
  toast: ShownToast;
  /** Does not disappear automatically while it has the pointer or the focus, or the tab is hidden. */
  held: boolean;
  onClose: (id: number, button: HTMLElement) => void;
};

export function ToastItem({ toast, held, onClose }: ToastItemProps) {
  const { id, title, message, tone = 'success' } = toast;
  const isPersistent = held || tone === 'danger';
  useEffect(() => {
    if (isPersistent) return;
    const timer = setTimeout(() => removeToast(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, isPersistent]);

  const { icon, ink } = tones[tone];
  return (
    <Item $ink={ink}>
      <Icon name={icon} />
      <div>
        <Title>{title}</Title>
        {message}
      </div>
      <IconButton
        label={t('Close')}
        icon="close"
        onClick={({ currentTarget }) => onClose(id, currentTarget)}
      />
    </Item>
  );
}
