import { styled } from 'styled-components';
import { toast, Toaster as Toasts } from 'sonner';
import { Icon, type IconName } from '../actions/icon';
import { IconButton } from '../actions/icon-button';
import { theme } from '../theme/theme';
import type { Notice } from './toaster';

const { color, space } = theme;

const looks: Record<NonNullable<Notice['tone']>, { icon: IconName; ink: string }> = {
  success: { icon: 'check', ink: color.success },
  danger: { icon: 'alert', ink: color.danger },
  info: { icon: 'info', ink: color.primary },
};

const Slip = styled.div<{ $ink: string }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space(3)};
  width: 100%;
  padding: ${space(3)} ${space(3)} ${space(3)} ${space(4)};
  border: 1px solid ${color.hairline};
  border-left: 3px solid ${({ $ink }) => $ink};
  border-radius: ${theme.radius.card};
  background: ${color.surface};
  box-shadow: ${theme.shadow};
  color: ${color.text};
  font: ${theme.fontSize.table} / 1.45 ${theme.font.body};

  & > svg {
    margin-top: 1px;
    color: ${({ $ink }) => $ink};
  }
`;

const Title = styled.strong`
  display: block;
  font-weight: 600;
`;

/** Takes every notice away. */
export const dismiss = () => void toast.dismiss();

/** Shows one, where {@link Notices} are drawn. */
export function show({ title, message, tone = 'success' }: Notice) {
  const { icon, ink } = looks[tone];
  const slip = (id: string | number) => (
    <Slip $ink={ink}>
      <Icon name={icon} />
      <div>
        <Title>{title}</Title>
        {message}
      </div>
      <IconButton label="Close" icon="close" onClick={() => toast.dismiss(id)} />
    </Slip>
  );
  toast.custom(slip, { duration: tone === 'danger' ? Infinity : 6000 });
}

/** Where they appear and are read out; on a phone above the main button of a form. */
export const Notices = () => (
  <Toasts
    position="bottom-right"
    containerAriaLabel="Notices"
    gap={10}
    expand
    mobileOffset={{ bottom: space(20) }}
  />
);
