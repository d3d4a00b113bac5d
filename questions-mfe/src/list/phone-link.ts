import { styled } from 'styled-components';
import { LinkButton, theme } from '@console/shared/ui';

/** A link among the tools, which on wider screens stands elsewhere. */
export const PhoneLink = styled(LinkButton)`
  display: none;

  ${theme.media.phone} {
    display: flex;
  }
`;
