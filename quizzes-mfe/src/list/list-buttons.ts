import { styled } from 'styled-components';
import { theme, visuallyHidden } from '@console/shared/ui';

/** The buttons beside the search. On phones, an icon stands for the last, so that all have one row. */
export const ListButtons = styled.div`
  display: flex;
  gap: ${theme.space(3)};

  ${theme.media.phone} {
    gap: ${theme.space(2)};

    > :last-child {
      flex: none;
      width: ${theme.touch};
      padding: 0;

      span {
        ${visuallyHidden}
      }
    }
  }
`;
