import { styled } from 'styled-components';
import { theme } from '@console/shared/ui';

/** Shown on phones only; on wider screens its content has another place. */
export const PhoneOnly = styled.div`
  display: none;

  ${theme.media.phone} {
    display: contents;
  }
`;

/** Hidden on phones, where its content has another place. */
export const WideOnly = styled.div`
  display: contents;

  ${theme.media.phone} {
    display: none;
  }
`;
