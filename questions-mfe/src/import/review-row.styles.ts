import { styled } from 'styled-components';
import { theme } from '@console/shared/ui';

const { color, space } = theme;

export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.hairline};
  border-radius: ${theme.radius.card};
  background: ${color.surface};

  ${theme.media.phone} {
    gap: ${space(1)};
    padding: ${space(1)} ${space(3)} ${space(2)};
  }

  /* Rows below the screen take no layout until they are scrolled to. */
  content-visibility: auto;
  contain-intrinsic-height: auto 9rem;

  /* What has the focus is scrolled to above the bar. */
  :is(a, button, input, select, textarea) {
    scroll-margin-block: 6rem;
  }
`;

export const RowHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(4)};
  min-height: 40px;
  font-size: ${theme.fontSize.table};

  > button {
    margin-inline-start: auto;
  }

  /* The words of a long place wrap, so that state and button stay beside it. */
  ${theme.media.phone} {
    column-gap: ${space(3)};
    overflow-wrap: break-word;

    > :first-child {
      flex: 1 1 min-content;
      max-width: max-content;
    }
  }
`;

export const Take = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 40px;
  font-weight: 600;
  cursor: pointer;

  input {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    accent-color: ${color.primary};
  }

  ${theme.media.phone} {
    min-height: 44px;
  }
`;

export const Place = styled.span`
  font-weight: 600;
`;

export const State = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};

  /* The console's own words, of which none is cut. */
  overflow-wrap: break-word;

  span {
    max-width: none;
  }
`;

export const Faults = styled.ul`
  margin: 0;
  padding-inline-start: ${space(5)};
  color: ${color.danger};
  font-weight: 600;
`;

export const Text = styled.p`
  margin: 0;
  font-weight: 600;
  white-space: pre-wrap;
`;

export const Options = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: ${space(1)} ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;

  /* One after the other: most take one line or two. */
  ${theme.media.phone} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(4)};
    font-size: ${theme.fontSize.table};
  }
`;

export const Option = styled.li<{ $isCorrect: boolean }>`
  color: ${({ $isCorrect }) => ($isCorrect ? color.success : color.text)};
  font-weight: ${({ $isCorrect }) => ($isCorrect ? 600 : 400)};

  svg {
    vertical-align: text-bottom;
  }
`;

export const Letter = styled.span`
  color: ${color.textMuted};
  font-weight: 600;
`;

export const Choices = styled(Options).attrs({ as: 'div' })`
  gap: ${space(2)};

  ${theme.media.phone} {
    display: grid;
    gap: ${space(2)};
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  }
`;

export const Choice = styled.button`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  min-height: 44px;
  padding: ${space(1)} ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${theme.radius.card};
  background: ${color.surface};
  color: ${color.text};
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &[aria-pressed='true'] {
    border-color: ${color.success};
    color: ${color.success};
    font-weight: 600;
  }
`;

export const Other = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  margin: 0;
  padding-inline-start: ${space(3)};
  border-inline-start: 3px solid ${color.hairline};
  font-size: ${theme.fontSize.table};

  figcaption {
    color: ${color.textMuted};
    font-size: ${theme.fontSize.small};
  }
`;

/** What is stored now. */
export const Before = styled.del`
  color: ${color.textMuted};
`;

/** What the import stores. */
export const After = styled.ins`
  font-weight: 600;
  text-decoration: none;
`;
