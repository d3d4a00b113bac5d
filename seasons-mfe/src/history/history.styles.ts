import { css, styled } from 'styled-components';
import { cardList } from '@console/shared/lists';
import { theme } from '@console/shared/ui';

const { color, space } = theme;

/** Leaves room for the button beside it on phones. */
export const Chip = styled.span`
  max-width: min(24rem, 50cqi);
  overflow-wrap: anywhere;
  white-space: normal;
  text-align: start;
`;

export const Day = styled.h2`
  margin: ${space(4)} 0 ${space(1)};
  color: ${color.textMuted};
  font-family: inherit;
  font-size: ${theme.fontSize.table};

  &:first-child {
    margin-top: 0;
  }
`;

/** Entries side by side with what can be done with them. */
const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
`;

export const List = styled.ol`
  ${cardList}
  ${columns}
  overflow-wrap: anywhere;
`;

export const Entry = styled.li`
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 1 / -1;

  > * {
    grid-column: 1 / -1;
  }

  & + & {
    border-top: 1px solid ${color.hairline};
  }
`;

/** Entries in an entry, which begin where its sentence does. */
export const Folded = styled.ol`
  ${columns}
  margin: 0;
  padding: 0 0 0 ${space(6)};
  border-top: 1px solid ${color.hairline};
  list-style: none;

  ${theme.media.phone} {
    padding-inline-start: ${space(3)};
  }
`;

/** Quiet, and hidden on phones, where the opened entry has them. */
export const LineActions = styled.div`
  display: flex;
  justify-content: flex-end;
  padding-inline-end: ${space(2)};

  && {
    grid-column: 2;
  }

  ${theme.media.phone} {
    display: none;
  }
`;

/** The whole line opens the entry. On phones, it breaks below the time as well. */
export const Line = styled.button`
  position: relative;
  display: flex;
  align-items: baseline;
  gap: ${space(4)};
  width: 100%;
  min-height: 44px;
  padding: ${space(2.5)} ${space(11)} ${space(2.5)} ${space(4)};
  border: 0;
  border-radius: ${theme.radius.card};
  background: none;
  color: inherit;
  font: inherit;
  font-size: ${theme.fontSize.table};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &&:has(+ ${LineActions}) {
    grid-column: 1;

    ${theme.media.phone} {
      grid-column: 1 / -1;
    }
  }

  @media (hover: hover) {
    &:hover {
      background: color-mix(in srgb, ${color.surfaceSunken} 45%, ${color.surface});
    }
  }

  svg {
    position: absolute;
    inset-inline-end: ${space(3)};
    top: ${space(3)};
    color: ${color.textMuted};
  }

  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }

  ${theme.media.phone} {
    display: block;
    padding-inline: ${space(3)} ${space(10)};
  }
`;

export const Time = styled.span`
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`;

export const Sentence = styled.span`
  flex: 1 1 0;
  min-width: 0;
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  color: ${color.textMuted};
  font-size: ${theme.fontSize.small};
  font-variant-numeric: tabular-nums;
`;

export const Mark = styled.span`
  max-width: 33%;
  font-size: ${theme.fontSize.small};
  font-weight: 600;

  ${theme.media.phone} {
    display: block;
    max-width: none;
  }
`;

export const Details = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${space(3)} ${space(4)} ${space(4)};
  border-top: 1px solid ${color.hairline};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

export const Note = styled.p`
  margin: 0;
  color: ${color.textMuted};
`;

export const Value = styled.span`
  white-space: pre-wrap;
`;

export const Empty = styled.span`
  color: ${color.textMuted};
  font-style: italic;
`;

export const Pages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
  padding-top: ${space(3)};
`;
