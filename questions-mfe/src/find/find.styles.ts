import { styled } from 'styled-components';
import { Link } from '@console/shared/router';
import { cardList } from '@console/shared/lists';
import { theme } from '@console/shared/ui';
import { WaitingButton } from '../waiting-button';

const { color, space } = theme;

/** The field takes the room beside the choice of seasons; on a phone it is above it. */
export const Search = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 14rem);
  gap: ${space(3)} ${space(4)};
  margin-bottom: ${space(4)};

  & > :only-child {
    grid-column: 1 / -1;
  }

  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Notes = styled.div`
  display: grid;
  gap: ${space(3)};

  &:not(:empty) {
    margin-bottom: ${space(4)};
  }
`;

export const Progress = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  color: ${color.textMuted};
  font-size: ${theme.fontSize.small};
  font-variant-numeric: tabular-nums;

  progress {
    accent-color: ${color.accent};
  }
`;

export const Quizzes = styled.div`
  display: grid;
  gap: ${space(5)};
`;

/** The quiz above its results. */
export const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(4)};
  margin-bottom: ${space(2)};
  font-size: ${theme.fontSize.small};
  overflow-wrap: anywhere;

  h2 {
    font-size: ${theme.fontSize.body};
  }
`;

export const Season = styled.span`
  color: ${color.textMuted};
`;

export const List = styled.ol`
  ${cardList}

  li + li {
    border-top: 1px solid ${color.hairline};
  }
`;

export const Row = styled.li`
  display: flex;
  align-items: start;
`;

/** The whole result is the link, but for what copies it. */
export const Result = styled(Link)`
  display: grid;
  flex: 1 1 auto;
  min-width: 0;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(1)} ${space(3)};
  min-height: 44px;
  padding: ${space(3)} ${space(2)} ${space(3)} ${space(4)};
  border-radius: ${theme.radius.card};
  color: inherit;
  text-decoration: none;
  overflow-wrap: anywhere;
  scroll-margin-block: 5rem;

  @media (hover: hover) {
    &:hover {
      background: color-mix(in srgb, ${color.surfaceSunken} 45%, ${color.surface});
    }
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** In the first line of its result. On phones its words are below each other, so that the question keeps the width. */
export const Copy = styled(WaitingButton)`
  && {
    flex: none;
    margin: ${space(1)} ${space(1)} ${space(1)} 0;

    ${theme.media.phone} {
      width: min-content;
      min-width: ${theme.touch};
      margin-block: 2px;
      padding: 0 ${space(1)};
      font-size: ${theme.fontSize.small};
      line-height: 1.2;
    }
  }
`;

export const Reason = styled.p`
  margin-bottom: ${space(4)};
  color: ${color.textMuted};
  font-size: ${theme.fontSize.small};
`;

export const Number = styled.span`
  min-width: 1.5em;
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`;

/** A matching option or answer, below the question. */
export const Part = styled.span`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2;
  gap: 0 ${space(2)};
  font-size: ${theme.fontSize.table};
`;

export const Label = styled.span`
  color: ${color.textMuted};
  font-weight: 600;
`;

export const Correct = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  color: ${color.success};
  font-size: ${theme.fontSize.small};
  font-weight: 600;
`;
