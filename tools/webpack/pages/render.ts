import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** What a page shows before a script has run. */
export type Painted = { readonly styles: string; readonly markup: string };

/** What the library writes for itself between the rules, to take the sheet over; the browser begins with one of its own. */
const notes = /\/\*!sc\*\/\n?|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;

/** Draws with the components that the browser will draw with, to text. */
export function paint(element: ReactElement): Painted {
  const sheet = new ServerStyleSheet();
  try {
    const markup = renderToStaticMarkup(sheet.collectStyles(element));
    const found = sheet.getStyleTags().matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g);
    return { markup, styles: [...found].map(([, text = '']) => text.replace(notes, '')).join('') };
  } finally {
    sheet.seal();
  }
}
