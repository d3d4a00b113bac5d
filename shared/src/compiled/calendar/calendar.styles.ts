import { css, styled } from 'styled-components';
import { theme } from '@console/shared/ui';
import type { Span } from './timeline';

const { color, space } = theme;

export const Rows = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The days of a week, each in its column; the bars of its quizzes are in the same columns. */
export const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  color: ${color.textMuted};
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

export const Day = styled.span<{ $isToday: boolean }>`
  border-bottom: 2px solid ${({ $isToday }) => ($isToday ? color.accent : 'transparent')};
  font-weight: ${({ $isToday }) => ($isToday ? 700 : 400)};
  color: ${({ $isToday }) => ($isToday ? color.text : 'inherit')};
`;

const group = css`
  padding-top: ${space(3)};

  h3 {
    padding-bottom: ${space(1)};
    border-bottom: 1px solid ${color.hairline};
    font: inherit;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

export const Week = styled.li`
  ${group}
`;

export const Undated = styled.section`
  ${group}
`;

export const Entries = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: ${space(1)} 0 0;
  list-style: none;
`;

export const Entry = styled.li`
  display: grid;
  gap: ${space(1)};

  > a,
  > button {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
    font-weight: 600;
  }

  ${theme.media.phone} {
    > a,
    > button {
      min-height: ${theme.touch};
    }
  }
`;

/** An end of a bar: open where the quiz has begun before the week, or goes on after it. */
const edge = (side: 'start' | 'end', isOpen: boolean) => css`
  margin-inline-${side}: ${isOpen ? '-6px' : '2px'};
  border-start-${side}-radius: ${isOpen ? '0' : '4px'};
  border-end-${side}-radius: ${isOpen ? '0' : '4px'};
`;

/** The days of the quiz, below those of its week. */
export const Bar = styled.span<{ $span: Span; $ink: string }>`
  grid-column: ${({ $span: { from, to } }) => `${from + 1} / ${to + 2}`};
  height: ${space(2)};
  ${({ $span }) => edge('start', $span.isBegun)}
  ${({ $span }) => edge('end', $span.goesOn)}
  background: ${({ $ink }) => $ink};

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** On phones a time is a block of two lines where the clock of the device differs: its weekday stands beside the first. */
export const When = styled.span`
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;

  ${theme.media.phone} {
    time {
      vertical-align: top;
    }
  }
`;

export const Notes = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Note = styled.li<{ $isFault: boolean }>`
  display: flex;
  gap: ${space(1)};
  color: ${({ $isFault }) => ($isFault ? color.danger : color.warning)};

  svg {
    margin-top: 0.1em;
  }
`;

/** Nothing takes place: a dashed line and its length in words. */
export const Gap = styled.li`
  margin-top: ${space(3)};
  padding: ${space(1)} ${space(2)};
  border: 1px dashed ${color.border};
  border-radius: ${theme.radius.control};
  color: ${color.textMuted};

  strong {
    display: block;
    color: ${color.text};
  }
`;

export const Mark = styled.li<{ $isToday: boolean }>`
  padding-inline-start: ${space(2)};
  border-inline-start: 3px solid ${({ $isToday }) => ($isToday ? color.accent : color.border)};
  font-weight: ${({ $isToday }) => ($isToday ? 700 : 400)};
  outline-offset: 2px;
`;
