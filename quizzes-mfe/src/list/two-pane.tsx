import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme, visuallyHidden } from '@console/shared/ui';

const Panes = styled.div`
  display: grid;
  grid-template-columns: 14rem minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space(4)};

  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media print {
    grid-template-columns: minmax(0, 1fr);
  }

  /* The empty space below the panel, or, beyond the width of a page, that beside it: the content stays where it is. */
  @media screen {
    @container page (width > ${theme.phoneWidth}rem) {
      &:has(> :nth-child(3)) {
        grid-template-rows: auto 1fr;

        > :nth-child(2) {
          grid-area: 1 / 2 / span 2;
        }
      }

      > :nth-child(3) {
        grid-area: 2 / 1;
      }
    }

    @container page (width >= 119rem) {
      &:has(> :nth-child(3)) {
        grid-template-columns: 14rem minmax(0, 1fr) 20rem;
        margin-inline-end: calc(-20rem - ${theme.space(4)});
      }

      > :nth-child(3) {
        grid-area: 1 / 3 / span 2;
      }
    }
  }
`;

/**
 * The panel as a bar: the field takes the room beside the back link, its note is on a separate line, and the bar's
 * heading also labels the field.
 */
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
    align-items: start;
    gap: ${theme.space(1.5)} ${theme.space(2)};
    padding: ${theme.space(2)};

    & > * {
      flex: 1 1 auto;
    }

    & > div {
      display: contents;
    }

    & > div > div:has(select) {
      flex: 99 1 5rem;
    }

    & > div > div:has(label) {
      display: contents;
    }

    & > div > p {
      flex: 1 0 100%;
      order: 1;
      margin-top: -${theme.space(1)};
    }

    /* The same height with two lines, if the font is too wide for one. Long words take another row. */
    a {
      flex-basis: 4.5rem;
      min-width: min-content;
      min-height: 44px;
      padding: ${theme.space(1)} ${theme.space(2)};
      line-height: 1.2;
    }

    /* Icons in the row of the field; the note and the other links are below. */
    & > div + a,
    & > div + a + a {
      flex: 0 0 44px;
      padding: 0;

      span {
        ${visuallyHidden}
      }
    }

    & > div ~ a + a + a {
      order: 2;
    }

    label {
      ${visuallyHidden}
    }
  }
`;

/** The panel at the side of a list; on phones, a bar above it. */
export function SidePanel({ label, children }: { label: string; children: ReactNode }) {
  return <Panel aria-label={label}>{children}</Panel>;
}

interface TwoPaneProps {
  panel: ReactNode;
  /** Where the content leaves space; on phones, below it. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A side panel of 14 rem and the content that it controls. */
export function TwoPane({ panel, beside, children }: TwoPaneProps) {
  return (
    <Panes>
      {panel}
      <div>{children}</div>
      {beside}
    </Panes>
  );
}
