import { lightColors, type Colors } from './tokens';

const colorNames = Object.keys(lightColors);
const color = Object.fromEntries(colorNames.map((name) => [name, `var(--color-${name})`])) as Colors;

const barHeight = '3.5rem';
const phoneWidth = 40;

/**
 * The one look. Colours are custom properties, so that the scheme of the system decides without a render;
 * the object itself never changes. The kit therefore reads it as a constant and also draws where no provider is,
 * as in the last error screen.
 */
export const theme = {
  color,
  // The shell provides the first one, and the system's faces made as wide. The one for Telugu is last, since where a
  // system has it it must not decide how high a line of Latin letters is.
  font: {
    body: "'Noto Sans', 'Like Noto', system-ui, sans-serif, 'Noto Sans Telugu'",
    book: "'Noto Serif', serif, 'Noto Sans Telugu'",
  },
  fontSize: {
    small: '0.8125rem',
    table: '0.9375rem',
    body: '1rem',
    lead: '1.125rem',
    title: '1.5rem',
    display: '2rem',
  },
  radius: { control: '6px', card: '8px' },
  shadow: '0 12px 32px var(--color-shadow)',
  motion: '140ms ease-out',
  barHeight,
  /** Of a screen, however little it holds: what stands below it begins below the window, and nobody sees it move. */
  screenHeight: `calc(100dvh - ${barHeight})`,
  /** In rem, of a page as narrow as a phone's: where letters are enlarged, a wider one is as narrow. */
  phoneWidth,
  media: { phone: `@container page (width <= ${phoneWidth}rem)` },
  /** Distances go in steps of 4 px. */
  space: (steps: number) => `${steps * 4}px`,
};

/** What `({ theme }) => …` sees in a styled component. */
export type Theme = typeof theme;
