import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { languages } from '@console/shared/i18n';
import type { ConsoleConfig } from '@console/shared/config';
import type { RegistryEntry } from '@console/shared/contract';
import { appManifestAt } from '@console/shared/model';
import { modules } from '../registry/modules';
import { hostFolder } from '../release/deployment-folder';
import { pagesSchema, type Pages } from '../release/page-markup';
import { pageFacts, placeOf } from '../webpack/pages/facts';
import { backendOrigins } from './content-security-policy';
import { escaped } from './escaped';
import { publicPattern } from '../webpack/pages/shell-script';
import { pageWithRegistry } from './registry-link';

export type PagesOptions = {
  /** Folder of the built shell. */
  readonly built: string;
  readonly config: ConsoleConfig;
  readonly remotes: readonly RegistryEntry[];
  /** Address of the registry; by default it is beside the page. */
  readonly registry?: string;
  /** Folder of the released modules; without it the public pages have no prerendered text. */
  readonly deployment?: string;
};

/**
 * The pages of the shell's site, by path: the built pages with the values of this deployment. A public page contains
 * the text of its module's live release, so that it can be read before scripts run.
 */
export function pagesOf({
  built,
  config,
  remotes,
  registry,
  deployment,
}: PagesOptions): Record<string, string> {
  const read = (name: string) => readFileSync(join(built, name), 'utf8');
  const complete = (page: string) =>
    pageFacts.reduce(
      (text, name) => text.replaceAll(placeOf(name), () => escaped(config[name])),
      pageWithRegistry(page, registry ?? '/remotes.json')
        .replace(placeOf('backend'), backendOrigins(config).join(' '))
        .replace(placeOf('release'), releaseIn(built)),
    );
  const pages: Record<string, string> = {
    '/index.html': complete(read('index.html')),
    ...manifestsOf(built, config),
  };
  for (const { name, workspace, paths } of modules.filter(({ access }) => access === 'public')) {
    const release = remotes.find((line) => line.name === name)?.release;
    const painted = deployment && release ? paintedBy(join(hostFolder(deployment, workspace), release)) : {};
    for (const path of paths) {
      const { styles = '', markup = '' } = painted[path] ?? {};
      pages[`/pages${path}.html`] = complete(
        read(publicPattern)
          .replace(placeOf('title'), () => titleOf(markup))
          .replace(placeOf('textOf'), () => (isWhole(markup) && release) || '')
          .replace(placeOf('screenStyles'), () => styles)
          .replace(placeOf('screen'), () => markup),
      );
    }
  }
  return pages;
}

/** The release that a folder of the deployment is named by; empty for a build that is not released. */
const releaseIn = (folder: string): string => /^[0-9a-f]{12,64}$/.exec(basename(folder))?.[0] ?? '';

/** The web app manifests with the name of this deployment; an earlier shell has none. */
function manifestsOf(built: string, { brand, brandIn }: ConsoleConfig): Record<string, string> {
  const names: Partial<Record<string, string>> = brandIn ?? {};
  const named = languages.flatMap((language) => {
    const path = appManifestAt(language);
    const file = join(built, path);
    if (!existsSync(file)) return [];
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
    return [[path, JSON.stringify({ name: names[language] ?? brand, ...manifest })] as const];
  });
  return Object.fromEntries(named);
}

/** The HTML of the pages as the shell's build wrote them, without the text of any module. */
export const builtPages = (folder: string): string =>
  ['index.html', publicPattern].map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');

/** The tab's title is the screen's heading, then the console's name, both before and after the first script. */
function titleOf(markup: string): string {
  const [, heading] = /<h1[^>]*>([^<]+)</.exec(markup) ?? [];
  return heading ? `${heading} · ${placeOf('brand')}` : placeOf('brand');
}

/** Whether the prerendered page contains the screen's whole text; of a form, it contains only the beginning. */
const isWhole = (markup: string): boolean => markup !== '' && !markup.includes('data-loading');

/** The prerendered screens of a release; none if the release does not include them. */
function paintedBy(release: string): Pages {
  const file = join(release, 'pages.json');
  return existsSync(file) ? v.parse(pagesSchema, JSON.parse(readFileSync(file, 'utf8'))) : {};
}
