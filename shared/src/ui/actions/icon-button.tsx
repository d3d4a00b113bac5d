import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme';
import { Icon, type IconName } from './icon';

const Look = styled.button`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  color: ${theme.color.textMuted};
  cursor: pointer;

  &:hover:not(:disabled) {
    background: ${theme.color.surfaceSunken};
    color: ${theme.color.text};
  }

  &:disabled {
    color: ${theme.color.border};
    cursor: default;
  }
`;

/** A small button whose drawing everybody knows, such as the cross; `label` is its name for the rest. */
export function IconButton({
  label,
  icon,
  ...rest
}: ComponentProps<'button'> & { label: string; icon: IconName }) {
  return (
    <Look type="button" aria-label={label} {...rest}>
      <Icon name={icon} />
    </Look>
  );
}
