import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { useSingleEnter } from '../actions/use-single-enter';
import { GlobalStyle } from './global-style';
import { theme } from './theme';

/** Wraps the application once: global styles, the theme for every styled component, and Enter as one press. */
export function ConsoleTheme({ children }: { children: ReactNode }) {
  useSingleEnter();
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      {children}
    </ThemeProvider>
  );
}
