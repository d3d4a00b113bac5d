import { styled } from 'styled-components';
import { Card, theme } from '@console/shared/ui';

const { color, space } = theme;

export const Summary = styled(Card)`
  display: grid;
  gap: ${space(3)};
  margin-bottom: ${space(4)};

  progress {
    width: 100%;
    accent-color: ${color.primary};
  }
`;

export const Counts = styled.div`
  font-size: ${theme.fontSize.lead};
`;

export const Group = styled.section`
  margin-top: ${space(6)};
  overflow-wrap: anywhere;
`;

export const GroupHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1)} ${space(4)};
  margin-bottom: ${space(2)};

  h2 {
    font-size: ${theme.fontSize.lead};
    outline-offset: 4px;
  }
`;

export const List = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid ${color.hairline};
  border-radius: ${theme.radius.card};
  background: ${color.surface};
  list-style: none;
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${space(1)} ${space(3)};
  padding: ${space(2)} ${space(4)};

  & + & {
    border-top: 1px solid ${color.hairline};
  }

  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space(3)} ${space(4)};
  }
`;

export const Place = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: ${theme.fontSize.small};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};

  /* The text of a quiet button in line with the sentence above it. */
  ${theme.media.phone} {
    margin-inline-start: -${space(3)};
  }
`;
