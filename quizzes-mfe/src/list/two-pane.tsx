import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '@console/shared/ui';

/** Narrower, what opens beside the list takes its place. */
export const noRoomBeside = '@container page (width < 119rem)';

const Panes = styled.div`
  display: grid;
  grid-template-columns: 13rem minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space(4)};

  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space(2)};
  }

  @media print {
    grid-template-columns: minmax(0, 1fr);
  }

  /* Beside the list, where the page has empty space; elsewhere in its place, and the list keeps its state. */
  @media screen {
    @container page (width >= 119rem) {
      &:has(> :nth-child(3)) {
        grid-template-columns: 13rem minmax(0, 1fr) 20rem;
        margin-inline-end: calc(-20rem - ${theme.space(4)});
      }
    }

    ${noRoomBeside} {
      &:has(> :nth-child(3)) > :nth-child(2) {
        display: none;
      }
    }
  }
`;

/** On phones one row. Long words take another line. */
const Panel = styled.aside`
  display: flex;
  flex-direction: column;
  gap: ${theme.space(3)};
  padding: ${theme.space(4)};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surfaceSunken};

  @media print {
    display: none;
  }

  ${theme.media.phone} {
    flex-flow: row wrap;
    gap: ${theme.space(2)};
    margin-top: -${theme.space(2.5)};
    padding: 0;
    background: none;

    > a,
    > div > a {
      flex: 1 1 3.75rem;
      min-width: min-content;
      padding: ${theme.space(1)} ${theme.space(2)};
      font-size: ${theme.fontSize.small};
      line-height: 1.2;
    }
  }
`;

/** The panel at the side of a list; on phones, a bar above it. */
export function SidePanel({ label, children }: { label: string; children: ReactNode }) {
  return <Panel aria-label={label}>{children}</Panel>;
}

interface TwoPaneProps {
  panel: ReactNode;
  /** Right of the content, or in its place where there is no room. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A side panel of 13 rem and the content that it controls. */
export function TwoPane({ panel, beside, children }: TwoPaneProps) {
  return (
    <Panes>
      {panel}
      <div>{children}</div>
      {beside}
    </Panes>
  );
}
