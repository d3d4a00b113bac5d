/**
 * The average width of a letter, in thousandths of an em: Capsize's metrics 4.3.0,
 * https://github.com/seek-oss/capsize. Of Noto Sans 474, bold 492.
 */
type Fallback = {
  readonly family: string;
  readonly weight: string;
  readonly names: readonly string[];
  readonly width: number;
  readonly noto: number;
};

/**
 * Ascent and descent, in thousandths of an em. The line gap does not come from the font: each style sets a line
 * height.
 */
const [ascent, descent] = [1069, 293];

/** Local fonts of systems: letters of the first list are 443 and 446 wide, of the second 457 to 480. */
const fallbacks: readonly Fallback[] = [
  {
    family: 'Like Noto',
    weight: '400 500',
    names: ['Segoe UI', 'Arial'],
    width: 446,
    noto: 474,
  },
  {
    family: 'Like Noto',
    weight: '600 700',
    names: ['Arial Bold'],
    width: 468,
    noto: 492,
  },
];

const percent = (part: number): string => `${Math.round(part * 100)}%`;

function rule({ family, weight, names, width, noto }: Fallback): string {
  const size = noto / width;
  const sources = names.map((name) => `local("${name}")`).join(',');
  const lines = `ascent-override:${percent(ascent / 1000 / size)};descent-override:${percent(descent / 1000 / size)}`;
  return `@font-face{font-family:"${family}";font-weight:${weight};src:${sources};size-adjust:${percent(size)};${lines}}`;
}

/**
 * The system's own faces, adjusted to about the width and height of the product's fonts, until those have loaded.
 * DejaVu is not adjusted: where it is the only font, letters are wider, which no layout depends on.
 */
export const fallbackFonts: string = fallbacks.map(rule).join('');
