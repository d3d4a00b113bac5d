import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card as Sheet, theme } from '@console/shared/ui';

const Card = styled(Sheet)`
  display: grid;
  align-content: start;
  gap: ${theme.space(3)};
  /* URLs, hashes and messages of other code have no spaces to break at. */
  overflow-wrap: anywhere;

  h2 {
    font-size: ${theme.fontSize.lead};
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(1)} ${theme.space(4)};

  > :last-child {
    margin-inline-start: auto;
  }
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr);
  gap: ${theme.space(1.5)} ${theme.space(3)};
  margin: 0;
  font-size: ${theme.fontSize.table};
  font-variant-numeric: tabular-nums;

  ${theme.media.phone} {
    grid-template-columns: 5.5rem minmax(0, 1fr);
  }
`;

const Term = styled.dt`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
  line-height: 1.7;
`;

const Value = styled.dd`
  /* The height of a disclosure button, so that nothing moves when one appears. */
  min-height: 24px;
  margin: 0;

  /* The names of libraries need the whole width. */
  ${theme.media.phone} {
    &:has(> ul, > [open]) {
      grid-column: 1 / -1;
    }
  }

  ul {
    margin: 0;
    padding: 0;
    font-size: ${theme.fontSize.small};
    line-height: 1.7;
    list-style: none;
  }
`;

const Problems = styled.ul`
  display: grid;
  gap: ${theme.space(1)};
  margin: 0;
  padding: 0;
  color: ${theme.color.danger};
  list-style: none;
`;

/** A fact with its name. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <Term>{name}</Term>
      <Value>{children}</Value>
    </>
  );
}

/** The elements of the cards on this screen. */
export const Facts = { Card, Head, List, Fact, Problems };
