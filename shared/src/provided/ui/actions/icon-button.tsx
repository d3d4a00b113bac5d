import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import { Icon, type IconName } from './icon';

const StyledButton = styled.button`
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  color: ${theme.color.textMuted};
  cursor: pointer;

  ${theme.media.phone} {
    width: ${theme.touch};
    height: ${theme.touch};
  }

  @media (hover: hover) {
    &:hover:not([aria-disabled]) {
      background: ${theme.color.surfaceSunken};
      color: ${theme.color.text};
    }
  }

  &[aria-disabled] {
    color: ${theme.color.border};
    cursor: default;

    /* Browsers apply this only to natively disabled buttons. */
    @media (forced-colors: active) {
      color: GrayText;
    }
  }
`;

/**
 * A small button with a well-known icon, such as a cross. `label` is its accessible name. A disabled one ignores
 * clicks but stays focusable, so that a user who has just pressed it keeps the focus.
 */
export function IconButton({
  label,
  icon,
  disabled = false,
  onClick,
  ...rest
}: ComponentProps<'button'> & { label: string; icon: IconName }) {
  return (
    <StyledButton
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      {...rest}
    >
      <Icon name={icon} />
    </StyledButton>
  );
}
