import { styled } from 'styled-components';
import { theme, visuallyHidden } from '@console/shared/ui';

/** The buttons beside the search; on phones icons, so that all have one row. */
export const ListButtons = styled.div`
  display: flex;
  gap: ${theme.space(3)};

  ${theme.media.phone} {
    gap: ${theme.space(2)};

    > button {
      flex: none;
      width: ${theme.touch};
      padding: 0;

      span {
        ${visuallyHidden}
      }
    }
  }
`;
