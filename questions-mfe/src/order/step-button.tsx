import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Button, theme } from '@console/shared/ui';

const Step = styled(Button)`
  ${theme.media.phone} {
    justify-content: center;
    min-width: ${theme.touch};
  }

  &[aria-disabled] {
    background: none;
    color: ${theme.color.textMuted};
    cursor: default;
  }
`;

/**
 * One step through a list. At the end of the list it does nothing and stays focusable, so that it keeps the focus.
 * @example <StepButton isAtEnd={place === 0} onClick={() => move(place - 1)}>Move up</StepButton>
 */
export function StepButton({
  isAtEnd,
  onClick,
  ...rest
}: Omit<ComponentProps<typeof Button>, 'variant'> & { isAtEnd: boolean }) {
  return (
    <Step
      variant="quiet"
      {...rest}
      aria-disabled={isAtEnd || undefined}
      onClick={isAtEnd ? undefined : onClick}
    />
  );
}
