/** How wide an average letter is, in thousandths of an em: https://github.com/seek-oss/capsize, its metrics 4.3.0. */
const noto = {
  sans: { family: 'Noto Sans', text: 474, bold: 492 },
  serif: { family: 'Noto Serif', text: 481, bold: 500 },
} as const;

/** Above and below the line, in thousandths of an em: of Noto Sans as of Noto Serif. */
const [ascent, descent] = [1069, 293];

type Face = { readonly names: readonly string[]; readonly width: number };
type Fallback = {
  readonly like: keyof typeof noto;
  readonly as: string;
  readonly text?: Face;
  readonly bold: Face;
};

/** What systems have, with the same source. Liberation and Arimo are as wide as Arial, Helvetica Neue is within one percent. */
const fallbacks: readonly Fallback[] = [
  {
    like: 'sans',
    as: 'Segoe UI',
    text: { names: ['Segoe UI'], width: 443.4 },
    bold: { names: ['Segoe UI Semibold'], width: 457.5 },
  },
  {
    like: 'sans',
    as: 'Roboto',
    text: { names: ['Roboto'], width: 444.8 },
    bold: { names: ['Roboto Bold'], width: 452.1 },
  },
  {
    like: 'sans',
    as: 'Arial',
    text: { names: ['Helvetica Neue', 'Arial', 'Liberation Sans', 'Arimo'], width: 445.8 },
    bold: { names: ['Helvetica Neue Bold', 'Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'], width: 480 },
  },
  { like: 'serif', as: 'Georgia', bold: { names: ['Georgia Bold'], width: 518.6 } },
  {
    like: 'serif',
    as: 'Times',
    bold: { names: ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold'], width: 432.6 },
  },
];

const percent = (part: number): string => `${(part * 100).toFixed(1)}%`;

function rule(family: string, weight: string, { names, width }: Face, target: number): string {
  const size = target / width;
  const sources = names.map((name) => `local("${name}")`).join(',');
  const lines = `ascent-override:${percent(ascent / 1000 / size)};descent-override:${percent(descent / 1000 / size)};line-gap-override:0%`;
  return `@font-face{font-family:"${family}";font-weight:${weight};src:${sources};size-adjust:${percent(size)};${lines}}`;
}

/**
 * The system's own faces, as wide and as high as the product's fonts, for as long as those are not there. DejaVu is left
 * as it is: where it is all there is, letters are wider, which no layout minds.
 */
export const fallbackFonts: string = fallbacks
  .flatMap(({ like, as, text, bold }) => {
    const target = noto[like];
    const family = `${as} as ${target.family}`;
    return [
      ...(text ? [rule(family, '400 500', text, target.text)] : []),
      rule(family, '600 700', bold, target.bold),
    ];
  })
  .join('');
