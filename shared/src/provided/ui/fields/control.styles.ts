import { css } from 'styled-components';
import { theme } from '../theme/theme';

const { color, space } = theme;

/**
 * The styles of all inputs and selects. The scroll margin keeps the label visible. Phones would zoom into a focused
 * input with a font below 16 px.
 */
export const controlStyles = css`
  width: 100%;
  min-height: 40px;
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${theme.radius.control};
  background: ${color.surface};
  font-size: ${theme.fontSize.table};
  line-height: 1.45;
  scroll-margin-top: 2.25rem;

  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }

  @media (hover: hover) {
    &:hover:not(:disabled) {
      border-color: ${color.text};
    }
  }

  &:focus-visible {
    border-color: ${color.primary};
    outline-offset: 1px;
  }

  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }

  &:disabled {
    border-color: ${color.hairline};
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
    opacity: 1;
    cursor: not-allowed;
  }

  ${theme.media.phone} {
    min-height: ${theme.touch};
    font-size: ${theme.fontSize.body};
  }
`;
