import { css, styled } from 'styled-components';
import { theme } from '@console/shared/ui';

const { color, space } = theme;

export const fieldStyle = css`
  width: 100%;
  min-height: 44px;
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${theme.radius.control};
  background: ${color.surface};
  color: inherit;
  font: inherit;
  font-size: max(16px, ${theme.fontSize.body});
`;

export const listStyle = css`
  min-height: 12rem;
  max-height: min(24rem, 50dvh);
  margin-top: ${space(2)};
`;

export const PlainField = styled.input`
  ${fieldStyle}
`;

export const PlainList = styled.p`
  ${listStyle}
  color: ${color.textMuted};
`;
