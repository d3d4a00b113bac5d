import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { ttfOf } from './woff';

type Faces = {
  /** The families for `sans-serif` and `system-ui`, and for `serif`. */
  readonly sans: string;
  readonly serif: string;
  /** WOFF files of packages. */
  readonly files: readonly string[];
};

const inWeights = (name: string, subset: string, weights: readonly number[]) =>
  weights.map((weight) => `@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`);

const telugu = inWeights('noto-sans-telugu', 'telugu', [400, 700]);

/**
 * Font sets of typical systems for the browser flows. Liberation Sans and Serif are made from Arimo and Tinos: their
 * letters are as wide, and as wide as those of Arial and Times New Roman. DejaVu has the widest letters of the three
 * and, as on a bare Debian, none for Telugu.
 */
const sets = {
  dejavu: {
    sans: 'DejaVu Sans',
    serif: 'DejaVu Serif',
    files: ['dejavu-sans', 'dejavu-serif'].flatMap((name) => inWeights(name, 'latin', [400, 700])),
  },
  liberation: {
    sans: 'Arimo',
    serif: 'Tinos',
    files: [...['arimo', 'tinos'].flatMap((name) => inWeights(name, 'latin', [400, 700])), ...telugu],
  },
  noto: {
    sans: 'Noto Sans',
    serif: 'Noto Serif',
    files: [
      ...['noto-sans', 'noto-serif'].flatMap((name) => inWeights(name, 'latin', [400, 700])),
      ...telugu,
    ],
  },
} satisfies Record<string, Faces>;

export type FontSet = keyof typeof sets;

export const fontSets: readonly FontSet[] = ['dejavu', 'liberation', 'noto'];

/** The default: a layout that fits the widest letters fits the others. */
export const usualFonts: FontSet = 'dejavu';

const folder = resolve(__dirname, '../../.cache/fonts');
const fromHere = createRequire(__filename);

/** Environment variables that make a browser find only these fonts, as far as it uses Fontconfig, which is on Linux. */
export function fontEnvironment(name: FontSet): { readonly FONTCONFIG_FILE: string } {
  const set: Faces = sets[name];
  const fonts = join(folder, name);
  mkdirSync(fonts, { recursive: true });
  for (const file of set.files) {
    const unpacked = join(fonts, basename(file, '.woff') + '.ttf');
    if (!existsSync(unpacked)) write(unpacked, ttfOf(readFileSync(fromHere.resolve(file))));
  }
  const configuration = join(folder, `${name}.conf`);
  write(configuration, configurationOf(fonts, set));
  return { FONTCONFIG_FILE: configuration };
}

/** Atomic, since several files of flows may start at once. */
function write(file: string, content: string | Buffer): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}

const configurationOf = (fonts: string, { sans, serif }: Faces): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${escaped(fonts)}</dir>
  <cachedir>${escaped(join(folder, 'index'))}</cachedir>
  ${alias('system-ui', sans)}
  ${alias('sans-serif', sans)}
  ${alias('serif', serif)}
</fontconfig>
`;

const alias = (generic: string, family: string): string =>
  `<alias binding="same"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`;

const escaped = (path: string): string => path.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
