import { transformSync } from 'esbuild';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** The prerendered content of a page. */
export type Painted = { readonly styles: string; readonly markup: string };

/** Markers that the library writes between the rules to rehydrate the sheet; the browser starts with a new one. */
const notes = /\/\*!sc\*\/\n?|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;

/**
 * Renders the browser's components to HTML. The library names classes by the order in which modules run, so that the
 * same name belongs to another component in the browser and in the page of another build: each class that has styles
 * gets this prefix and a number.
 */
export function paint(element: ReactElement, beginning: string): Painted {
  const sheet = new ServerStyleSheet();
  try {
    const markup = renderToStaticMarkup(sheet.collectStyles(element));
    const found = sheet.getStyleTags().matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g);
    const styles = [...found].map(([, text = '']) => text.replace(notes, '')).join('');
    return renamed({ markup, styles: minified(styles) }, beginning);
  } finally {
    sheet.seal();
  }
}

/** Styles without what only people read. */
export const minified = (styles: string): string =>
  transformSync(styles, { loader: 'css', minify: true }).code.trim();

function renamed({ markup, styles }: Painted, beginning: string): Painted {
  const className = /(?<=\.)[a-z][\w-]*/gi;
  const styled = new Set(styles.match(className));
  const names = new Map<string, string>();
  const nameOf = (name: string): string => {
    const known = names.get(name) ?? beginning + names.size.toString(36);
    names.set(name, known);
    return known;
  };
  return {
    markup: markup.replace(/ class="([^"]+)"/g, (_attribute, list: string) => {
      const kept = list.split(' ').filter((name) => styled.has(name));
      return kept.length > 0 ? ` class="${kept.map(nameOf).join(' ')}"` : '';
    }),
    styles: styles.replace(className, (name) => names.get(name) ?? name),
  };
}
