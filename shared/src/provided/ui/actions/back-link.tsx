import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from '@console/shared/router';
import { theme } from '../theme/theme';
import { Icon } from './icon';

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space(1)};
  min-height: 24px;
  margin-inline-start: -${theme.space(1)};
  text-decoration: none;

  @media (hover: hover) {
    &:hover {
      text-decoration: underline;
    }
  }

  ${theme.media.phone} {
    min-height: ${theme.touch};
  }
`;

/** A link back to the parent screen. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Back to={to}>
      <Icon name="chevronLeft" />
      <span dir="auto">{children}</span>
    </Back>
  );
}
