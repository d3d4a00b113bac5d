import { css, styled } from 'styled-components';
import { theme } from '@console/shared/ui';

const { color, space } = theme;

const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Text = styled.p`
  margin: 0;
  font-weight: 600;
  white-space: pre-wrap;

  ${theme.media.phone} {
    [data-folded='true'] & {
      ${oneLine}
      grid-area: 1 / 2;
      align-self: end;
      font-size: ${theme.fontSize.table};

      &::before {
        content: attr(data-number) '. ' / '';
        color: ${color.textMuted};
      }
    }
  }
`;

export const Options = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
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

    [data-folded='true'] & {
      grid-area: 2 / 2;
      align-self: start;
    }
  }
`;

export const Option = styled.li`
  &[data-correct='true'] {
    color: ${color.success};
    font-weight: 600;
  }

  svg {
    vertical-align: text-bottom;
  }

  ${theme.media.phone} {
    [data-folded='true'] & {
      display: none;
      gap: ${space(1)};
      min-width: 0;

      &[data-correct='true'] {
        display: flex;
        align-items: center;
      }

      > [dir] {
        ${oneLine}
      }
    }
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
