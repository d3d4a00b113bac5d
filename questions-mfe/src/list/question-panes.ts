import { styled } from 'styled-components';
import { theme } from '@console/shared/ui';

/** The list beside the question; on a phone the selected question replaces the list. */
export const Panes = styled.div<{ $detail: boolean }>`
  display: grid;
  grid-template-columns: 21.5rem minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space(6)};

  & > nav {
    position: sticky;
    top: 6rem;
  }

  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);

    & > nav {
      position: static;
      display: ${({ $detail }) => ($detail ? 'none' : 'block')};
    }

    & > div {
      display: ${({ $detail }) => ($detail ? 'block' : 'none')};
    }
  }

  /* Paper may be as narrow as a phone, and has no way back to the list. */
  @media print {
    & > nav {
      position: static;
      display: block;
    }
  }
`;

/** On a phone, above the question: the way back to the list. */
export const DetailHead = styled.div`
  display: none;
  margin-bottom: ${theme.space(3)};

  ${theme.media.phone} {
    display: block;
  }
`;
