import { configure } from '@testing-library/react';
import { useEffect, type ComponentType } from 'react';
import { contractVersion, type RemoteModule } from '@console/shared/contract';
import { moduleConformance } from '@console/shared/testing';
import { Page } from '@console/shared/ui';

const Settings = () => <Page title="Season Settings">…</Page>;
const sound: RemoteModule = { contract: contractVersion, screens: { '/settings': { Screen: Settings } } };

/** The failures that the suite reports for a module. */
async function complaints(remoteModule: RemoteModule): Promise<string[]> {
  const found: string[] = [];
  const open = (at: string) => ({ at });
  for (const { promise, run } of moduleConformance({ paths: ['/settings'], remoteModule, open }))
    await run().catch((error: unknown) => found.push(`${promise}: ${String(error)}`));
  return found;
}

const drawing = (Screen: ComponentType): RemoteModule => ({ ...sound, screens: { '/settings': { Screen } } });
const doing = (act: () => void) => {
  function Screen() {
    useEffect(act, []);
    return <Settings />;
  }
  return drawing(Screen);
};

describe('module conformance', () => {
  it('passes for a minimal module', async () => {
    expect(await complaints(sound)).toEqual([]);
  });

  const broken: [string, RemoteModule, RegExp][] = [
    ['is built against another contract', { ...sound, contract: '0.9.0' }, /the contract: expected/],
    ['has a screen missing', { ...sound, screens: {} }, /nothing else: Error: the paths/],
    [
      'has a screen that is not its own',
      { ...sound, screens: { ...sound.screens, '/seasons': { Screen: Settings } } },
      /nothing else: Error: the paths/,
    ],
    [
      'has a guard that fails for a role',
      { ...sound, screens: { '/settings': { Screen: Settings, allows: broke } } },
      /decides for every role/,
    ],
    ['has no title', drawing(() => <p>Settings</p>), /has one title/],
    ['overwrites the document title', doing(() => void (document.title = 'Buy!')), /the tab shows 'Buy!'/],
    [
      'leaves a listener on the window',
      doing(() => window.addEventListener('resize', () => undefined)),
      /a listener for resize of the window/,
    ],
    [
      'leaves a listener on the document',
      doing(() => document.addEventListener('keydown', () => undefined)),
      /a listener for keydown of the document/,
    ],
    [
      'adds an element outside its root',
      doing(() => document.body.append(document.createElement('aside'))),
      /<aside>/,
    ],
    ['sets a global', doing(() => void Reflect.set(window, 'settings', 1)), /the global settings/],
    [
      'stores an unknown local storage key',
      doing(() => localStorage.setItem('theirs', '1')),
      /theirs in the local/,
    ],
  ];
  it.each(broken)('fails for a module that %s', async (_what, remoteModule, message) => {
    // The failure is permanent: there is nothing to wait for.
    configure({ asyncUtilTimeout: 1000 });
    const found = await complaints(remoteModule);
    document.querySelector('aside')?.remove();
    Reflect.deleteProperty(window, 'settings');
    localStorage.clear();
    expect(found.filter((line) => message.test(line))).toHaveLength(1);
  });
});

function broke(): never {
  throw new Error('The guard fails');
}
