import { styled } from 'styled-components';
import { Card, theme } from '@console/shared/ui';

const { color, fontSize, space } = theme;

/** Beside the list or in its place, it stays in view and scrolls on its own; on phones, it scrolls with the page. */
export const Sheet = styled(Card).attrs({ as: 'section' })`
  position: sticky;
  top: 6rem;
  display: flex;
  flex-direction: column;
  max-height: calc(100dvh - 7rem);
  padding: 0;
  font-size: ${fontSize.small};
  overflow-wrap: anywhere;

  ${theme.media.phone} {
    position: static;
    max-height: none;
    font-size: ${fontSize.table};
  }

  @media print {
    display: none;
  }
`;

export const Head = styled.div`
  display: grid;
  gap: ${space(1)};
  padding: ${space(3)} ${space(3)} ${space(2)};
  border-bottom: 1px solid ${color.hairline};

  h2 {
    font-size: ${fontSize.lead};
    outline-offset: 4px;
  }

  p {
    color: ${color.textMuted};
  }
`;

export const HeadActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin-inline: -${space(3)};
`;

export const Scroller = styled.div`
  position: relative;
  overflow-y: auto;
  padding: 0 ${space(3)} ${space(3)};

  ${theme.media.phone} {
    overflow: visible;
  }
`;
