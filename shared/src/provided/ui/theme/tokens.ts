/**
 * The light and dark colours. Text pairs have a contrast of at least 4.5:1, borders and focus rings at least 3:1.
 * `hairline` is decorative only, and `accent` is never used for small text on light backgrounds.
 */
export const lightColors = {
  background: '#F7F5F0',
  surface: '#FFFFFF',
  surfaceSunken: '#F0ECE3',
  hairline: '#D9D2C3',
  border: '#8C8371',
  text: '#1F1B16',
  textMuted: '#5E5648',
  primary: '#2B4C7E',
  onPrimary: '#FFFFFF',
  accent: '#B4761A',
  success: '#1E6B45',
  warning: '#855600',
  danger: '#A3262A',
  focus: '#1A5FD0',
  shadow: 'rgb(60 48 28 / 18%)',
  veil: 'rgb(40 33 22 / 42%)',
};

/** The colour names; each palette defines all of them. */
export type Colors = Record<keyof typeof lightColors, string>;

export const darkColors: Colors = {
  background: '#16181D',
  surface: '#1E2128',
  surfaceSunken: '#262A33',
  hairline: '#3A404C',
  border: '#767E8D',
  text: '#ECE9E2',
  textMuted: '#B0AB9D',
  primary: '#8FB3E8',
  onPrimary: '#10141B',
  accent: '#E0A850',
  success: '#6FCF97',
  warning: '#E9B949',
  danger: '#F29A96',
  focus: '#9CC2FF',
  shadow: 'rgb(0 0 0 / 45%)',
  veil: 'rgb(6 8 12 / 62%)',
};

const declare = (colors: Colors) =>
  Object.entries(colors)
    .map(([name, value]) => `--color-${name}: ${value};`)
    .join(' ');

/** The custom properties of the theme. A page also needs them to paint before any script has run. */
export const colorCss = `
:root { color-scheme: light dark; ${declare(lightColors)} }
@media (prefers-color-scheme: dark) { :root { ${declare(darkColors)} } }
`;
