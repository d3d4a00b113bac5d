import { createGlobalStyle } from 'styled-components';
import { theme } from './theme';
import { colorCss } from './tokens';

/**
 * Global styles: colours, typography, focus ring and reduced motion. Scroll padding keeps a focused element clear of
 * the top bar with its notices and, below, of form messages and, on phones, form buttons. A layout reads the page width from `page`; it
 * applies to everything rendered, including dialogs. Elements in a live region are there a moment after it: several screen
 * readers announce only what comes into a region that they know, not what is inserted with it. Text that is inserted with its
 * region has an element of its own there. In a low window, bars would cover the page: they are scrolled with it.
 */
export const GlobalStyle = createGlobalStyle`
  ${colorCss}

  *, *::before, *::after {
    box-sizing: border-box;
  }

  html {
    overflow-y: scroll;
    text-size-adjust: 100%;
    scroll-padding-block: 7rem 13rem;
  }

  /* As of a page zoomed to 400 %. The keyboard of a phone leaves more. */
  @media (max-height: 25rem) {
    html {
      --sticky: static;
    }
  }

  body {
    margin: 0;
    background: ${theme.color.background};
    color: ${theme.color.text};
    font: 400 ${theme.fontSize.body} / 1.5 ${theme.font.body};
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }

  body > * {
    container: page / inline-size;
  }

  h1, h2, h3 {
    margin: 0;
    font-family: ${theme.font.book};
    font-weight: 600;
    line-height: 1.3;
    text-wrap: balance;
  }

  p {
    margin: 0;
  }

  a {
    color: ${theme.color.primary};
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }

  button, input, select, textarea {
    font: inherit;
    color: inherit;
  }

  :focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }

  /* In forced-colors mode, a background cannot mark the current item. */
  @media (forced-colors: active) {
    [aria-current]:not(:focus-visible) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  ::selection {
    background: color-mix(in srgb, ${theme.color.accent} 32%, transparent);
  }

  [role=status] > *, [role=alert] > *, [aria-live] > * {
    animation: hush 1ms .1s backwards;
  }

  @keyframes hush {
    from {
      visibility: hidden;
    }
  }

  @media print {
    body {
      background: none;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;
