import { createGlobalStyle } from 'styled-components';

/**
 * In a low window, as of a page zoomed to 200 % or 400 %, bars would cover the page: they are scrolled with it, and notices are
 * at the end of the window. The keyboard of a phone leaves more.
 */
export const LowWindow = createGlobalStyle`
  @media (max-height: 25rem) {
    html {
      --sticky: static;
    }

    body header > section[aria-live] {
      position: fixed;
      z-index: 10;
      inset: auto 0 0;
    }
  }
`;
