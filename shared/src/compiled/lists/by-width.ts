import { styled } from 'styled-components';
import { theme } from '@console/shared/ui';

/** What stands elsewhere on wider screens. */
export const PhoneOnly = styled.div`
  display: none;

  ${theme.media.phone} {
    display: contents;
  }
`;

/** What stands elsewhere on phones. */
export const WideOnly = styled.div`
  display: contents;

  ${theme.media.phone} {
    display: none;
  }
`;
