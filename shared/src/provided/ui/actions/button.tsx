import type { ComponentProps, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { buttonStyles, type ButtonVariant } from './button.styles';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** A busy button ignores clicks and form submits by Enter; it keeps its label, width and focus. */
  busy?: boolean;
}

const StyledButton = styled.button<{ $variant: ButtonVariant }>`
  ${buttonStyles}
`;

export function Button({
  variant = 'secondary',
  busy = false,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <StyledButton
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...rest}
      type={type}
      $variant={variant}
      onClick={handleClick}
    />
  );
}
