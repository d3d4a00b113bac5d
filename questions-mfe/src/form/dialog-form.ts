import { styled } from 'styled-components';
import { theme } from '@console/shared/ui';

/** The fields of a dialog, one below the other. */
export const DialogForm = styled.form`
  display: grid;
  gap: ${theme.space(4)};
`;
