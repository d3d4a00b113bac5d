import { createGlobalStyle, styled } from 'styled-components';
import { theme } from '@console/shared/ui';

const { color, space } = theme;

/** The page behind has no scroll bar. */
export const NoScroll = createGlobalStyle`
  html {
    overflow: hidden;
  }
`;

export const Window = styled.dialog`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${color.background};
  color: ${color.text};
`;

/** The part that can be full screen, which a dialog itself cannot. */
export const Screen = styled.div`
  display: grid;
  /* With enlarged text, the buttons take several rows, and the window scrolls. */
  grid-template: auto minmax(8rem, 1fr) auto / minmax(0, 1fr);
  height: 100%;
  background: ${color.background};
`;

export const Bar = styled.div<{ $isLarge?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $isLarge }) => ($isLarge ? 'center' : 'space-between')};
  gap: ${space(2)} ${space(3)};
  padding: ${space(2)} ${space(3)};

  button {
    min-height: ${({ $isLarge }) => ($isLarge ? '48px' : theme.touch)};
  }

  [aria-disabled='true'] {
    border-color: ${color.hairline};
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
    cursor: not-allowed;
  }

  ${theme.media.phone} {
    button {
      flex: ${({ $isLarge }) => ($isLarge ? '1 0 auto' : 'none')};
      min-height: ${({ $isLarge }) => ($isLarge ? '64px' : theme.touch)};
      padding-inline: ${space(2)};
    }
  }
`;

export const Place = styled.span`
  color: ${color.textMuted};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

export const Slide = styled.div`
  display: grid;
  grid-template-columns: 1fr;
  align-content: safe center;
  gap: 0.7em;
  padding: ${space(3)} clamp(${space(4)}, 4vw, ${space(16)});
  overflow: auto;
  line-height: 1.3;
  /* Has the focus while none of the buttons shows it. */
  outline: none;
`;

export const Question = styled.h2`
  font-family: inherit;
  font-size: 1em;
  line-height: inherit;
  white-space: pre-wrap;
`;

export const Options = styled.ol`
  display: grid;
  grid-template-columns: 1fr;
  gap: 0.35em;
  margin: 0;
  padding: 0;
  list-style: none;

  @media (orientation: landscape) {
    grid-template-columns: 1fr 1fr;
  }
`;

export const Option = styled.li<{ $isCorrect: boolean }>`
  display: grid;
  grid-template-columns: 1.3em 1fr 1.25em;
  align-items: center;
  gap: 0 0.3em;
  padding: 0.2em 0.5em;
  border: 3px solid ${({ $isCorrect }) => ($isCorrect ? color.success : color.border)};
  border-radius: 0.25em;
  background: ${({ $isCorrect }) => ($isCorrect ? color.success : color.surface)};
  color: ${({ $isCorrect }) => ($isCorrect ? color.onPrimary : color.text)};
  font-size: 0.85em;
`;

export const Odd = styled.p<{ $isShown: boolean }>`
  visibility: ${({ $isShown }) => ($isShown ? 'visible' : 'hidden')};
  font-size: 0.7em;
  font-weight: 600;
`;
