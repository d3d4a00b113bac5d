import { keyframes, styled } from 'styled-components';
import { Button } from '../actions/button';
import { theme } from '../theme/theme';

const { color, space } = theme;

const appear = keyframes`
  from {
    opacity: 0;
    translate: 0 ${space(3)};
  }
`;

/**
 * Fixed in the corner of the window, with reserved space at the end of the page: at the end of the page, toasts cover
 * nothing.
 */
export const Region = styled.section`
  position: sticky;
  z-index: 30;
  bottom: 0;
  pointer-events: none;

  @media print {
    display: none;
  }
`;

/**
 * On phones, above the buttons of a form, which may take two rows. The distances are padding because a scroll container
 * clips shadows at its edge.
 */
export const Stack = styled.ol`
  width: min(100%, 25.25rem);
  max-height: 60dvh;
  margin: 0 0 0 auto;
  padding: ${space(4)} ${space(6)} ${space(6)};
  overflow-y: auto;
  list-style: none;

  ${theme.media.phone} {
    width: 100%;
    padding: ${space(4)} ${space(4)} ${space(32)};
  }
`;

export const Item = styled.li<{ $ink: string }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space(3)};
  padding: ${space(3)} ${space(3)} ${space(3)} ${space(4)};
  border: 1px solid ${color.hairline};
  border-left: 3px solid ${({ $ink }) => $ink};
  border-radius: ${theme.radius.card};
  background: ${color.surface};
  box-shadow: ${theme.shadow};
  color: ${color.text};
  font: ${theme.fontSize.table} / 1.45 ${theme.font.body};
  overflow-wrap: anywhere;
  pointer-events: auto;
  animation: ${appear} ${theme.motion};

  & > svg {
    margin-top: 1px;
    color: ${({ $ink }) => $ink};
  }
`;

export const Title = styled.strong`
  display: block;
  font-weight: 600;
`;

/** Below the text: beside it, a long text would push it around. */
export const UndoButton = styled(Button)`
  display: flex;
  margin: ${space(1)} 0 0 calc(-1 * ${space(2)});
`;
