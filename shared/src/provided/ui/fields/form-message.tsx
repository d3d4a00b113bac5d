import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconName } from '../actions/icon';
import { theme } from '../theme/theme';

type MessageTone = 'danger' | 'info' | 'success';

const icons: Record<MessageTone, IconName> = { danger: 'alert', info: 'info', success: 'check' };
const inks = { danger: theme.color.danger, info: theme.color.primary, success: theme.color.success };

const Message = styled.div<{ $ink: string }>`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space(2.5)};
  padding: ${theme.space(2.5)} ${theme.space(3)};
  border-left: 3px solid ${({ $ink }) => $ink};
  border-radius: ${theme.radius.control};
  background: color-mix(in srgb, ${({ $ink }) => $ink} 9%, ${theme.color.surface});
  font-size: ${theme.fontSize.table};
  overflow-wrap: anywhere;

  & > svg {
    margin-top: 0.1em;
    color: ${({ $ink }) => $ink};
  }
`;

interface FormMessageProps {
  tone?: MessageTone;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A message for the form as a whole. `danger` interrupts a screen reader; other tones are announced politely. */
export function FormMessage({ tone = 'danger', ref, children }: FormMessageProps) {
  return (
    <Message ref={ref} role={tone === 'danger' ? 'alert' : 'status'} $ink={inks[tone]}>
      <Icon name={icons[tone]} />
      <div>{children}</div>
    </Message>
  );
}
