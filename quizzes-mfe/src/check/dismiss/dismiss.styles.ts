import { styled } from 'styled-components';
import { theme } from '@console/shared/ui';

const { space } = theme;

export const Form = styled.form`
  display: grid;
  gap: ${space(3)};
  width: min(24rem, 100%);
`;

export const FormButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
