import { styled } from 'styled-components';
import { Link } from '@console/shared/router';
import { theme } from '@console/shared/ui';

/** The name of a row, which opens it. On phones as high as a finger needs, with its line in the middle. */
export const RowLink = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 24px;
  color: inherit;
  text-decoration-color: ${theme.color.border};

  ${theme.media.phone} {
    min-height: ${theme.touch};
  }
`;
