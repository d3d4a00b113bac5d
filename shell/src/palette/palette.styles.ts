import { Command } from 'cmdk';
import { styled } from 'styled-components';
import { theme } from '@console/shared/ui';
import { fieldStyle, listStyle } from './field.styles';

const { color, space } = theme;

export const Field = styled(Command.Input)`
  ${fieldStyle}
`;

export const List = styled(Command.List)`
  ${listStyle}
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const Group = styled(Command.Group)`
  [cmdk-group-heading] {
    padding: ${space(2)} ${space(2)} ${space(1)};
    color: ${color.textMuted};
    font-size: ${theme.fontSize.small};
    font-weight: 600;
  }
`;

export const Item = styled(Command.Item)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(3)};
  min-height: 44px;
  padding: ${space(1.5)} ${space(2)};
  border-radius: ${theme.radius.control};
  overflow-wrap: anywhere;
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      background: ${color.surfaceSunken};
    }
  }

  &[aria-selected='true'] {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
    background: ${color.surfaceSunken};
  }
`;

export const Hint = styled.span`
  color: ${color.textMuted};
  font-size: ${theme.fontSize.small};
`;

/** Says that modules still load, or which one cannot be searched. */
export const Note = styled.p`
  margin: 0;
  padding: ${space(1)} ${space(2)};
  color: ${color.textMuted};
  font-size: ${theme.fontSize.small};

  /* Each module that loads says so: one of them is enough. */
  &[data-loads] ~ [data-loads] {
    display: none;
  }
`;
