import { lightColors, type Colors } from './tokens';

const colorNames = Object.keys(lightColors);
const color = Object.fromEntries(colorNames.map((name) => [name, `var(--color-${name})`])) as Colors;

const barHeight = '3.5rem';
const phoneWidth = 40;

/**
 * The only theme. Colours are custom properties, so that the system's colour scheme applies without a render. The
 * object is constant, so the kit also renders without a provider, as in the last error screen.
 */
export const theme = {
  color,
  // The shell provides the first two, and system fonts adjusted to the width of the second. The first has Telugu letters
  // only, so it sets no line height of Latin text. It is first, because Chromium keeps letters that it has drawn with
  // one of the others, as boxes, also when a later font of the list has loaded.
  font: {
    body: "'Noto Telugu', 'Noto Sans', 'Like Noto', system-ui, sans-serif",
    book: "'Noto Telugu', 'Noto Serif', serif",
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
  /** The position of a bar that stays in view, except in a low window, where it would cover what it belongs to. */
  sticky: 'var(--sticky, sticky)',
  /** The minimum height of a screen: content below it starts below the window, so its layout shift is not visible. */
  screenHeight: `calc(100dvh - ${barHeight})`,
  /** The maximum page width, in rem, of the phone layout. In rem, enlarged text also switches to it. */
  phoneWidth,
  media: { phone: `@container page (width <= ${phoneWidth}rem)` },
  /** The minimum height and width of what a finger presses, on phones. */
  touch: '44px',
  /** Distances are multiples of 4 px. */
  space: (steps: number) => `${steps * 4}px`,
};

/** The type of `theme` in a styled component. */
export type Theme = typeof theme;
