import { css, keyframes } from 'styled-components';
import { theme } from '../theme/theme';

/**
 * One primary button per screen; secondary beside it; quiet in rows and bars; danger for actions that cannot be
 * undone, and quiet danger for what leads to them.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'quietDanger';

const { color, space } = theme;

const filled = (fill: string) => css`
  --hover: color-mix(in srgb, ${fill} 86%, ${color.text});

  background: ${fill};
  color: ${color.onPrimary};
`;

const quiet = (ink: string) => css`
  --hover: color-mix(in srgb, ${ink} 11%, transparent);

  justify-content: flex-start;
  padding-inline: ${space(2.5)};
  background: transparent;
  color: ${ink};
`;

const variants = {
  primary: filled(color.primary),
  danger: filled(color.danger),
  secondary: css`
    --hover: ${color.surfaceSunken};

    border-color: ${color.border};
    background: ${color.surface};
    color: ${color.text};
  `,
  quiet: quiet(color.primary),
  quietDanger: quiet(color.danger),
};

const sweep = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`;

/**
 * The styles of buttons and links that look like buttons. A busy button keeps its label and shows a progress line
 * below.
 */
export const buttonStyles = css<{ $variant: ButtonVariant }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1.5)};
  min-height: 40px;
  padding: ${space(1.5)} ${space(4)};
  overflow: hidden;
  border: 1px solid transparent;
  border-radius: ${theme.radius.control};
  font-size: ${theme.fontSize.table};
  font-weight: 600;
  line-height: 1.35;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background ${theme.motion};
  ${({ $variant }) => variants[$variant]}

  ${theme.media.phone} {
    min-height: ${theme.touch};
  }

  @media print {
    display: none;
  }

  @media (hover: hover) {
    &:hover:not([aria-busy='true'], :disabled) {
      background: var(--hover);
    }
  }

  &:disabled {
    border-color: ${color.hairline};
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
    cursor: not-allowed;
  }

  &[aria-busy='true'] {
    cursor: progress;

    &::after {
      content: '';
      position: absolute;
      inset: auto 0 0;
      width: 40%;
      height: 3px;
      background: ${color.accent};
      animation: ${sweep} 1.1s linear infinite;
    }
  }
`;
