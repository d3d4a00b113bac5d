import { css, styled } from 'styled-components';
import { FormCard } from '@console/shared/forms';
import { Card, theme } from '@console/shared/ui';

const { color, space } = theme;

/** Beside the form, where the page has room for both. */
const beside = '@container page (width >= 60rem)';
const calendarWidth = 'min(26rem, 36%)';

export const Form = styled(FormCard)`
  position: relative;
  max-width: none;

  ${beside} {
    padding-inline-end: calc(${calendarWidth} + ${space(12)});
  }

  ${theme.media.phone} {
    gap: ${space(2)};
  }
`;

export const Outcome = styled(Card).attrs({ as: 'section' })`
  max-width: 40rem;
`;

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  p {
    margin: 0;
  }

  progress {
    width: 100%;
    accent-color: ${color.primary};
  }
`;

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  overflow-wrap: anywhere;

  & + & {
    padding-top: ${space(5)};
    border-top: 1px solid ${color.hairline};
  }

  ${theme.media.phone} {
    gap: ${space(1)};

    & + & {
      padding-top: ${space(1)};
    }

    label:has([type='checkbox']) {
      align-items: center;
      min-height: 44px;
    }

    /* What is to be said of a choice stands beside it, where it fits. */
    > :has(> label > [type='checkbox']) {
      flex-flow: row wrap;
      align-items: center;
      column-gap: ${space(3)};

      > :not(label) {
        margin: 0;
      }
    }
  }
`;

const folded = css<{ $isFolded: boolean }>`
  ${theme.media.phone} {
    display: ${({ $isFolded }) => $isFolded && 'none'};
  }
`;

export const FoldedOnPhones = styled.div<{ $isFolded: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  ${folded}
`;

/** As high as the form beside it, so that the calendar stays in view while its dates are changed. */
export const CalendarSection = styled(Section)`
  ${beside} {
    &&& {
      position: absolute;
      inset-block: ${space(6)};
      inset-inline-end: ${space(6)};
      display: block;
      width: ${calendarWidth};
      padding: 0;
      padding-inline-start: ${space(6)};
      border-top: 0;
      border-inline-start: 1px solid ${color.hairline};
    }
  }
`;

export const CalendarFrame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};

  ${beside} {
    position: sticky;
    top: 6rem;
    max-height: min(100%, calc(100dvh - 7rem));
  }
`;

export const CalendarScroller = styled.div<{ $isFolded: boolean }>`
  position: relative;

  ${folded}
  margin-inline: -${space(2)};
  padding-inline: ${space(2)};
  font-size: ${theme.fontSize.table};

  @media screen {
    ${beside} {
      overflow-y: auto;
      font-size: ${theme.fontSize.small};
    }
  }
`;

/** The title of a quiz in the calendar, which leads to its dates. */
export const CalendarTitle = styled.button`
  justify-self: start;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.primary};
  text-align: start;
  text-decoration: underline 1px;
  text-underline-offset: 0.2em;
  cursor: pointer;

  ${theme.media.phone} {
    min-width: ${theme.touch};
  }
`;

const turnedWhenOpen = css`
  [aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`;

export const Heading = styled.h2`
  margin: 0;
  font-size: ${theme.fontSize.lead};
  ${turnedWhenOpen}
`;

export const Note = styled.p`
  margin: 0;
  color: ${color.textMuted};
  font-size: ${theme.fontSize.small};
`;

/** A button that opens what follows, and what is to be said of it. */
export const Fold = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  ${turnedWhenOpen}
`;

export const Warned = styled.span`
  color: ${color.warning};
  font-size: ${theme.fontSize.small};
  font-weight: 600;
`;

export const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  &[hidden] {
    display: none;
  }
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding-block: ${space(4)};
  border-top: 1px solid ${color.hairline};

  &:first-child {
    padding-top: 0;
    border-top: 0;
  }
`;

export const RowHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};

  > :first-child {
    flex: 1 1 12rem;
  }
`;

export const Name = styled.strong`
  font-size: ${theme.fontSize.table};
`;

/** A date as text, in the place of its field. */
export const DateText = styled.div`
  color: ${color.textMuted};
  font-size: ${theme.fontSize.small};
`;

/** On phones a time is a block of two lines: the day of the week stands beside the first. */
export const Line = styled.span`
  display: block;

  time {
    vertical-align: top;
  }
`;

export const Hints = styled.ul`
  margin: 0;
  padding-left: ${space(5)};
  color: ${color.warning};
  font-size: ${theme.fontSize.small};
`;
