import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root';

/** The inner elements of the favicon, whose drawing is 32 units wide and high. */
const book = readFileSync(join(root, 'shell/src/landing/favicon.svg'), 'utf8').replace(/<\/?svg[^>]*>/g, '');

/** The page's colour in the light theme. */
const paper = '#F7F5F0';

const scaled = (drawing: string, scale: number): string =>
  `<g transform="translate(16 16) scale(${scale}) translate(-16 -16)">${drawing}</g>`;

/** The book in one colour: its lines and its ribbon are cut out. */
const silhouette = book
  .replaceAll('#fff', '#000')
  .replaceAll('#E0A850', '#000')
  .replaceAll('#2B4C7E', '#fff');

const drawings = {
  any: `<rect width="32" height="32" rx="7" fill="${paper}"/>${scaled(book, 0.8)}`,
  // Launchers cut it to a shape that keeps a circle of four fifths of its width.
  maskable: `<rect width="32" height="32" fill="${paper}"/>${scaled(book, 0.7)}`,
  monochrome: `<mask id="book">${scaled(silhouette, 0.7)}</mask><rect width="32" height="32" mask="url(#book)"/>`,
};

/** The icons of the installed app, by the name of their file in `shell/src/app-icons`. */
export const icons: Readonly<Record<string, { size: number; purpose: keyof typeof drawings }>> = {
  'any-192.png': { size: 192, purpose: 'any' },
  'any-512.png': { size: 512, purpose: 'any' },
  'maskable-512.png': { size: 512, purpose: 'maskable' },
  'monochrome-512.png': { size: 512, purpose: 'monochrome' },
};

/** Where the icons are. */
export const iconFolder = join(root, 'shell/src/app-icons');

/** The drawing of an icon, as SVG of this size. */
export const drawingOf = ({ size, purpose }: (typeof icons)[string]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">${drawings[purpose]}</svg>`;
