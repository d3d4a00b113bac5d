import { Link } from '@console/shared/router';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { buttonStyles, type ButtonVariant } from './button.styles';

const StyledLink = styled(Link)<{ $variant: ButtonVariant }>`
  ${buttonStyles}
`;

/** A link to another screen of the console with the style of a button. */
export function LinkButton({
  variant = 'secondary',
  ...rest
}: ComponentProps<typeof Link> & { variant?: ButtonVariant }) {
  return <StyledLink {...rest} $variant={variant} />;
}
