import { darkColors, lightColors, type Colors } from './tokens';

/** Relative luminance and contrast as WCAG 2 defines them. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['background', 'surface', 'surfaceSunken'] as const;
const inks = ['text', 'textMuted', 'primary', 'success', 'warning', 'danger'] as const;
const lines = ['border', 'focus', 'accent'] as const;

describe.each<[string, Colors]>([
  ['light', lightColors],
  ['dark', darkColors],
])('%s colours', (_, colors) => {
  it.each(inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const)))(
    'make %s readable on %s',
    (ink, ground) => expect(contrast(colors[ink], colors[ground])).toBeGreaterThanOrEqual(4.5),
  );

  it.each(['primary', 'danger'] as const)('make the label of a %s button readable', (fill) =>
    expect(contrast(colors.onPrimary, colors[fill])).toBeGreaterThanOrEqual(4.5),
  );

  it.each(lines.flatMap((line) => grounds.map((ground) => [line, ground] as const)))(
    'make %s visible on %s',
    (line, ground) => expect(contrast(colors[line], colors[ground])).toBeGreaterThanOrEqual(3),
  );
});
