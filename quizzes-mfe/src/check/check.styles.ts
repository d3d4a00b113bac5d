import { styled } from 'styled-components';
import { cardList } from '@console/shared/lists';
import { Card, theme } from '@console/shared/ui';

const { color, space } = theme;

export const Summary = styled(Card)`
  display: grid;
  gap: ${space(3)};
  margin-bottom: ${space(4)};

  > :empty {
    display: none;
  }

  progress {
    width: 100%;
    accent-color: ${color.primary};
  }
`;

/** The verdict, and the next steps. With room for what comes when all is read: nothing moves then. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  min-height: 40px;

  ${theme.media.phone} {
    align-items: start;
    align-content: start;
    min-height: calc(1.6 * ${theme.fontSize.lead} + ${space(2)} + ${theme.touch});
  }
`;

export const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

export const Verdict = styled.div`
  font-size: ${theme.fontSize.lead};
  line-height: 1.6;

  ${theme.media.phone} {
    flex: 1 0 100%;
    min-height: 1.6em;
  }
`;

/** As many columns as there is room for. */
export const Passed = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: ${space(1)} ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: ${space(2)};
  }

  svg {
    margin-top: 0.15em;
    color: ${color.success};
  }
`;

export const List = styled.ul`
  ${cardList}
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: 8rem minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${space(1)} ${space(3)};
  padding: ${space(2)} ${space(4)};
  overflow-wrap: anywhere;

  &[aria-current] {
    box-shadow: inset 3px 0 ${color.accent};
  }

  & + & {
    border-top: 1px solid ${color.hairline};
  }

  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space(3)} ${space(4)};
  }
`;

/** Place and sentence in one line if both have room. */
export const Body = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(3)};
  min-width: 0;

  > * {
    min-width: 0;
  }
`;

export const Place = styled.span`
  color: ${color.textMuted};
  font-size: ${theme.fontSize.small};
`;

export const Note = styled(Place)`
  flex: 1 0 100%;
`;

export const Places = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;

  ${theme.media.phone} {
    a {
      display: inline-flex;
      align-items: center;
      min-width: ${theme.touch};
      min-height: ${theme.touch};
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};

  /* The text of a quiet button in line with the sentence above it. */
  ${theme.media.phone} {
    &:not(:has(form)) {
      margin-inline-start: -${space(3)};
    }
  }
`;

/** What is opened by its summary. */
export const Details = styled.details`
  margin-top: ${space(6)};
  overflow-wrap: anywhere;

  ${Summary} & {
    margin-top: 0;
  }

  summary {
    min-height: ${theme.touch};
    padding-block: ${space(2)};
    font-weight: 600;
    cursor: pointer;
  }
`;
