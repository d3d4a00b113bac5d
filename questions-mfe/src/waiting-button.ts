import { styled } from 'styled-components';
import { Button, theme } from '@console/shared/ui';

/** While it is `aria-disabled`, it stays in its place and can be focused; what is around it says why. */
export const WaitingButton = styled(Button)`
  &[aria-disabled] {
    background: none;
    color: ${theme.color.textMuted};
    cursor: default;
  }
`;
