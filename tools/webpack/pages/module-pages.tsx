import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ConfigProvider } from '@console/shared/config';
import { isRemoteModule } from '@console/shared/contract';
import { MemoryRouter } from '@console/shared/router/memory';
import type { WebpackPluginInstance } from 'webpack';
import { writeJson } from '../write-json';
import { placeConfig } from './facts';
import { paint } from './render';

const load = createRequire(__filename);

/** The prerendered screens of a public module; its deployment inserts them into the shell's pages. */
export const modulePages = (dir: string): WebpackPluginInstance =>
  writeJson('pages.json', Object.fromEntries(screensOf(dir)));

function screensOf(dir: string) {
  const { remoteModule } = load(join(dir, 'src/module.ts')) as { remoteModule?: unknown };
  if (!isRemoteModule(remoteModule)) throw new Error(`${dir}/src/module.ts is no module`);
  return Object.entries(remoteModule.screens).map(([path, { Screen }]) => {
    const screen = (
      <ConfigProvider value={placeConfig}>
        <MemoryRouter initialEntries={[path]}>
          <Screen />
        </MemoryRouter>
      </ConfigProvider>
    );
    return [path, paint(screen, 'text-')] as const;
  });
}
