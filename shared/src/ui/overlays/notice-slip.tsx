import { useEffect } from 'react';
import { Icon, type IconName } from '../actions/icon';
import { IconButton } from '../actions/icon-button';
import { theme } from '../theme/theme';
import { removeNotice, type ShownNotice } from './notice-store';
import { Slip, Title } from './notices-look';
import type { Notice } from './toaster';

const { color } = theme;

const looks: Record<NonNullable<Notice['tone']>, { icon: IconName; ink: string }> = {
  success: { icon: 'check', ink: color.success },
  danger: { icon: 'alert', ink: color.danger },
  info: { icon: 'info', ink: color.primary },
};

const lasting = 6000;

type NoticeSlipProps = {
  notice: ShownNotice;
  /** It does not go by itself while somebody is at it, or nobody sees it. */
  held: boolean;
  onClose: (id: number, button: HTMLElement) => void;
};

export function NoticeSlip({ notice, held, onClose }: NoticeSlipProps) {
  const { id, title, message, tone = 'success' } = notice;
  const stays = held || tone === 'danger';
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => removeNotice(id), lasting);
    return () => clearTimeout(timer);
  }, [id, stays]);

  const { icon, ink } = looks[tone];
  return (
    <Slip $ink={ink}>
      <Icon name={icon} />
      <div>
        <Title>{title}</Title>
        {message}
      </div>
      <IconButton label="Close" icon="close" onClick={({ currentTarget }) => onClose(id, currentTarget)} />
    </Slip>
  );
}
