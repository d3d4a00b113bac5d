import { keyframes, styled } from 'styled-components';
import { theme } from '../theme/theme';

const { color, space } = theme;

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

/**
 * A strip under the top bar that takes no room of its own: it lies over the empty space with which a page begins
 * (`Page`), so that it neither moves nor covers anything, and stays in sight when the page is scrolled.
 */
export const Region = styled.section`
  position: absolute;
  inset: 100% 0 auto;

  @media print {
    display: none;
  }
`;

export const Strip = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/**
 * Its ends are those of the content. The buttons stay at the top: a press takes the focus from the text, which becomes
 * less high.
 */
export const Item = styled.li<{ $ink: string }>`
  display: flex;
  gap: ${space(2)};
  min-height: 1.75rem;
  padding-inline: max(${space(6)}, (100% - 75rem) / 2);
  border-bottom: 1px solid ${color.hairline};
  background: ${color.surfaceSunken};
  color: ${color.text};
  font: ${theme.fontSize.small} / 1.35 ${theme.font.body};
  overflow-wrap: anywhere;
  animation: ${appear} ${theme.motion};

  /* It is always in view: with the focus, nothing is to scroll out from under it. */
  &,
  > * {
    scroll-margin-top: -7rem;
  }

  > svg {
    flex: none;
    height: 1.75rem;
    color: ${({ $ink }) => $ink};
  }

  > :is(button, a) {
    flex: none;
    height: 1.75rem;
    min-height: 0;
    padding-block: 0;
    font-size: inherit;
  }

  ${theme.media.phone} {
    min-height: 2rem;
    padding-inline: ${space(4)} ${space(1)};

    > svg {
      height: 2rem;
    }

    /* As high as a finger needs, and higher than the strip. */
    > :is(button, a) {
      height: max(${theme.touch}, 2rem);
      margin-block: -6px;
    }
  }
`;

/** One line, on phones two for what passes; all of it while it is pressed or something of the strip has the focus by key. */
export const Text = styled.div`
  flex: 1;
  display: -webkit-box;
  max-height: 50dvh;
  overflow: hidden;
  align-self: center;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 1;
  outline-offset: -2px;

  ${theme.media.phone} {
    &:not([tabindex='0']) {
      -webkit-line-clamp: 2;
    }
  }

  &:focus,
  li:has(:focus-visible) > & {
    overflow-y: auto;
    -webkit-line-clamp: none;
  }
`;

export const Title = styled.strong`
  margin-inline-end: 2px;
  font-weight: 600;
`;
