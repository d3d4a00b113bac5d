import { useEffect } from 'react';
import { t } from '@console/shared/i18n';
import { Button } from '../actions/button';
import { Icon, type IconName } from '../actions/icon';
import { IconButton } from '../actions/icon-button';
import { LinkButton } from '../actions/link-button';
import { theme } from '../theme/theme';
import { removeToast, type ShownToast } from './toast-store';
import { Item, Text, Title } from './toast.styles';
import type { Toast } from './toast';

const { color } = theme;

const tones: Record<NonNullable<Toast['tone']>, { icon: IconName; ink: string }> = {
  success: { icon: 'check', ink: color.success },
  danger: { icon: 'alert', ink: color.danger },
  info: { icon: 'info', ink: color.primary },
};

const durationMs = 6000;

/** Long enough to read it, to decide, and to reach the button. */
const undoDurationMs = 12_000;

type ToastItemProps = {
  toast: ShownToast;
  /** Does not disappear automatically while it has the pointer or the focus, or the tab is hidden. */
  held: boolean;
  onClose: (id: number, button: HTMLElement) => void;
};

export function ToastItem({ toast, held, onClose }: ToastItemProps) {
  const { id, title, message, tone = 'success', undo, redo, open, isOngoing, isState, isQuiet } = toast;
  const shownForMs = undo || redo ? undoDurationMs : durationMs;
  const isPersistent = held || isOngoing || tone === 'danger';
  useEffect(() => {
    if (isPersistent) return;
    const timer = setTimeout(() => removeToast(id), shownForMs);
    return () => clearTimeout(timer);
  }, [id, isPersistent, shownForMs]);

  const { icon, ink } = tones[tone];
  const handleFollow = () => {
    open?.onFollow();
    removeToast(id);
  };
  return (
    <Item $ink={ink}>
      <Icon name={icon} />
      <Text tabIndex={isState ? 0 : -1} aria-live={isQuiet ? 'off' : undefined}>
        <Title>{title}</Title> {message}
      </Text>
      <UndoButtons toast={toast} onClose={onClose} />
      {open && (
        <LinkButton variant="quiet" to={open.to} onClick={handleFollow}>
          {t('Open')}
        </LinkButton>
      )}
      {toast.action && (
        <Button variant="quiet" onClick={toast.action.act}>
          {toast.action.label}
        </Button>
      )}
      {!isState && (
        <IconButton
          label={t('Close')}
          icon="close"
          onClick={({ currentTarget }) => onClose(id, currentTarget)}
        />
      )}
    </Item>
  );
}

/** Each closes the toast: an action is undone once. */
function UndoButtons({ toast: { id, undo, redo }, onClose }: Pick<ToastItemProps, 'toast' | 'onClose'>) {
  const button = (label: string, keys: string, act: (() => void) | undefined) =>
    act && (
      <Button
        variant="quiet"
        aria-keyshortcuts={keys}
        onClick={({ currentTarget }) => {
          onClose(id, currentTarget);
          act();
        }}
      >
        {label}
      </Button>
    );
  return (
    <>
      {button(t('Undo'), 'Control+Z', undo)}
      {button(t('Redo'), 'Control+Shift+Z', redo)}
    </>
  );
}
