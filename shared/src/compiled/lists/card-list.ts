import { css } from 'styled-components';
import { theme } from '@console/shared/ui';

const { color } = theme;

/** The styles of a list whose rows share a card. */
export const cardList = css`
  margin: 0;
  padding: 0;
  border: 1px solid ${color.hairline};
  border-radius: ${theme.radius.card};
  background: ${color.surface};
  list-style: none;
`;
