import { styled } from 'styled-components';
import { truncate } from '@console/shared/format';
import { theme } from '../theme/theme';

export type StatusTone = 'success' | 'warning' | 'danger' | 'muted' | 'info';

const { color } = theme;

/** A shape for each tone, so that tones do not differ by colour alone. */
const tones: Record<StatusTone, { ink: string; shape: string; hollow?: boolean }> = {
  success: { ink: color.success, shape: 'M6 1.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9Z' },
  warning: { ink: color.warning, shape: 'M6 1.2 11.2 10.4H.8Z' },
  danger: { ink: color.danger, shape: 'M6 .8 11.2 6 6 11.2.8 6Z' },
  info: { ink: color.primary, shape: 'M2 2h8v8H2Z' },
  muted: { ink: color.textMuted, shape: 'M6 2.2a3.8 3.8 0 1 0 0 7.6a3.8 3.8 0 0 0 0-7.6Z', hollow: true },
};

const Label = styled.span<{ $ink: string }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space(2)};
  color: ${({ $ink }) => $ink};
  font-weight: 600;

  svg {
    flex: none;
    width: 0.75em;
    height: 0.75em;
  }
`;

/** A text of another client must not widen its column and narrow that of the buttons. */
const Unknown = styled.span`
  max-width: 5.9rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** A long text would push other elements off the screen. */
const maxLength = 16;

/** A status as text with a shape and colour. With the tone `warning`, one that the console does not know, cut if long. */
export function StatusLabel({ tone, children }: { tone: StatusTone; children: string }) {
  const { ink, shape, hollow } = tones[tone];
  return (
    <Label $ink={ink}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path
          d={shape}
          fill={hollow ? 'none' : 'currentColor'}
          stroke={hollow ? 'currentColor' : 'none'}
          strokeWidth={1.6}
        />
      </svg>
      {tone === 'warning' ? <Unknown>{truncate(children, maxLength)}</Unknown> : children}
    </Label>
  );
}
