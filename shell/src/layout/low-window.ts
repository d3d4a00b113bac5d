import { createGlobalStyle } from 'styled-components';

/**
 * In a low window, as of a page zoomed to 200 % or 400 %, the top bar is scrolled with the page: notices are at the end of
 * the window.
 */
export const LowWindow = createGlobalStyle`
  @media (max-height: 25rem) {
    body header > section[aria-live] {
      position: fixed;
      z-index: 10;
      inset: auto 0 0;
    }
  }
`;
