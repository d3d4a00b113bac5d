import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { ttfOf } from './woff';

type Faces = {
  /** What `sans-serif` and `system-ui` are, and what `serif` is. */
  readonly sans: string;
  readonly serif: string;
  /** WOFF files of packages. */
  readonly files: readonly string[];
};

const inWeights = (name: string, subset: string, weights: readonly number[]) =>
  weights.map((weight) => `@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`);

const telugu = inWeights('noto-sans-telugu', 'telugu', [400, 700]);

/**
 * Systems that browser flows run on, by the faces that they have. Arimo and Tinos are what Liberation Sans and Serif are
 * made from: each letter is as wide, and as wide as in Arial and Times New Roman. DejaVu has the widest letters of the
 * three and, as on a bare Debian, none for Telugu.
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

/** Where nothing else is asked for: what fits with the widest letters fits with others. */
export const usualFonts: FontSet = 'dejavu';

const folder = resolve(__dirname, '../../.cache/fonts');
const fromHere = createRequire(__filename);

/**
 * What a browser is started with so that it finds these fonts and no others of the machine, as far as it uses Fontconfig,
 * which is on Linux.
 */
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

/** In one step, since several files of flows may begin at once. */
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
