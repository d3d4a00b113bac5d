import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compilation, WebpackPluginInstance } from 'webpack';
import { FirstPaint, type PaintedPage } from '../../../shell/src/first-paint/first-paint';
import type { Mode } from '../base-config';
import { addressOf } from './address-of';
import { bootScript } from './boot-script';
import { placeConfig, placeOf } from './facts';
import { fallbackFonts } from './fallback-fonts';
import { minified, paint } from './render';
import { publicPattern } from './shell-script';

/** The shell's pages by their output file. */
const pages: Readonly<Record<string, PaintedPage>> = {
  'index.html': 'landing',
  [publicPattern]: 'public',
};

/** The pages with their prerendered content. In development there is one page, which is empty. */
export const shellPages = (dir: string, mode: Mode): WebpackPluginInstance[] =>
  mode === 'development'
    ? [
        page('index.html', {
          page: 'landing',
          title: 'Bible Quiz Console',
          textOf: '',
          backend: '',
          release: '',
          head: '',
          styles: pageStyles(dir),
          markup: '',
        }),
      ]
    : Object.entries(pages).map(([filename, kind]) =>
        page(filename, (compilation) => painted(dir, kind, compilation)),
      );

/** What every page has, also one without prerendered content. */
const pageStyles = (dir: string): string =>
  minified(readFileSync(join(dir, 'src/first-paint/page.css'), 'utf8'));

type PageParts = Record<'title' | 'textOf' | 'backend' | 'release' | 'head' | 'styles' | 'markup', string> & {
  page: PaintedPage;
};

const page = (filename: string, templateParameters: PageParts | ((compilation: Compilation) => PageParts)) =>
  new HtmlWebpackPlugin({
    filename,
    template: './src/index.html',
    favicon: './src/landing/favicon.svg',
    inject: 'body',
    scriptLoading: 'defer',
    templateParameters,
  });

/** The page is painted once the whole head of its frame has come: a part of it would move. */
const paintedWithFrame = '<link rel="expect" href="#main" blocking="render" />';

function painted(dir: string, kind: PaintedPage, compilation: Compilation): PageParts {
  const picture = addressOf(compilation, 'assets/wallpaper.');
  const { styles, markup } = paint(
    <FirstPaint page={kind} config={placeConfig} picture={picture} text={placeOf('screen')} />,
    'frame-',
  );
  return {
    page: kind,
    title: kind === 'public' ? placeOf('title') : placeOf('brand'),
    textOf: kind === 'public' ? placeOf('textOf') : '',
    release: placeOf('release'),
    backend: kind === 'public' ? '' : placeOf('backend'),
    head: `${paintedWithFrame}<script>${bootScript(dir, kind, compilation, picture)}</script>`,
    // A public page loads no fonts, so it needs no fallback faces.
    styles: pageStyles(dir) + (kind === 'public' ? styles + placeOf('screenStyles') : fallbackFonts + styles),
    markup,
  };
}
