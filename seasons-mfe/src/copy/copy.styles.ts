import { styled } from 'styled-components';
import { theme } from '@console/shared/ui';

const { color, space } = theme;

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
    label:has([type='checkbox']) {
      align-items: center;
      min-height: 44px;
    }
  }
`;

export const Heading = styled.h2`
  margin: 0;
  font-size: ${theme.fontSize.lead};
`;

export const Note = styled.p`
  margin: 0;
  color: ${color.textMuted};
  font-size: ${theme.fontSize.small};
`;

export const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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
