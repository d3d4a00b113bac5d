import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contractVersion, type Registry } from '@console/shared/contract';
import { readCounter } from '@console/shared/data';
import { clearStorage } from '@console/shared/storage';
import { DevelopmentPanel } from './development-panel';
import { overridden, overridesKey, storeOverrides } from './overrides';

const quizzes = {
  name: 'quizzes_mfe',
  title: 'Quizzes',
  version: '0.2.0',
  contract: contractVersion,
  paths: ['/home', '/new-path'],
  access: 'staff' as const,
};
const local = 'http://localhost:3002/mf-manifest.json';
const released = 'https://quizzes.example.org/3f2a90c81d7e/mf-manifest.json';

const lineOf = (name: string, paths: string[]) => ({
  ...quizzes,
  name,
  title: name,
  paths,
  entry: `http://localhost:4000/${name}/mf-manifest.json`,
});
const registry: Registry = {
  entries: [lineOf('quizzes_mfe', ['/home']), lineOf('seasons_mfe', ['/seasons'])],
  refused: [],
  problems: [],
};
const entriesNow = () => overridden(registry).entries.map(({ name, entry }) => `${name} ${entry}`);
const asRegistered = registry.entries.map(({ name, entry }) => `${name} ${entry}`);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function serve(answers: Record<string, () => Response>) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const answer = address instanceof URL && answers[address.href];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
}

function openPanel() {
  const changed = jest.fn();
  const { unmount } = render(<DevelopmentPanel onChange={changed} />);
  return { changed, user: userEvent.setup(), close: unmount };
}

async function use(address: string) {
  const panel = openPanel();
  await panel.user.click(screen.getByText('Development'));
  await panel.user.type(screen.getByRole('textbox', { name: 'Address of a module' }), `${address}{Enter}`);
  return panel;
}

describe('the development panel', () => {
  it('uses a module of a development server without hashes, since its files change', async () => {
    serve({
      'http://localhost:3002/module.json': () => Response.json(quizzes),
      [local]: () => Response.json({}),
    });
    const { changed } = await use('http://localhost:3002');
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    expect(overridden(registry).entries).toEqual([{ ...quizzes, entry: local }, registry.entries[1]]);
  });

  it('uses a release of another console, with the hashes of its present files', async () => {
    serve({
      'https://quizzes.example.org/3f2a90c81d7e/module.json': () => Response.json(quizzes),
      [released]: () => new Response('{}'),
    });
    const { changed } = await use(released);
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    expect(overridden(registry).entries[0]).toMatchObject({
      entry: released,
      release: '3f2a90c81d7e',
      // printf '{}' | openssl dgst -sha384 -binary | base64
      integrity: 'sha384-0qI7x4Pjqjj0AeE8dIhQUTfElUp/2IMx8Vl8X/cREdyAfHNwpbKCxtpUHFbt5p8w',
    });
  });

  it.each([
    ['localhost', {}, 'This is no address. It looks like http://localhost:3002/mf-manifest.json.'],
    [local, {}, 'http://localhost:3002/module.json could not be reached.'],
    [
      'https://quizzes.example.org',
      {
        'https://quizzes.example.org/module.json': () => Response.json(quizzes),
        'https://quizzes.example.org/mf-manifest.json': () => Response.json({}),
      },
      'quizzes_mfe: release, releasedAt and integrity must be stated: only this machine may serve a module without',
    ],
    [
      local,
      {
        'http://localhost:3002/module.json': () => Response.json({ ...quizzes, access: 'all' }),
        [local]: () => Response.json({}),
      },
      "access must be 'staff' or 'public'",
    ],
    [
      local,
      {
        'http://localhost:3002/module.json': () =>
          new Response('<html>', { headers: { 'Content-Type': 'text/html' } }),
        [local]: () => Response.json({}),
      },
      'http://localhost:3002/module.json is a web page.',
    ],
  ])('shows why it rejects %s', async (address, answers, message) => {
    serve(answers);
    const { changed } = await use(address);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(changed).not.toHaveBeenCalled();
    expect(entriesNow()).toEqual(asRegistered);
  });

  it('shows which modules are overridden, and clears the overrides with one key press', async () => {
    storeOverrides([{ ...quizzes, entry: local }]);
    const { changed, user } = openPanel();
    expect(screen.getByText('From elsewhere: Quizzes')).toBeVisible();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(changed).toHaveBeenCalledTimes(1);
    expect(entriesNow()).toEqual(asRegistered);
  });

  it('shows no overrides while every module is the registry’s', () => {
    openPanel();
    expect(screen.queryByText(/From elsewhere/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  });

  it('removes one of several overrides', async () => {
    const seasons = { ...lineOf('seasons_mfe', ['/seasons']), title: 'Seasons', entry: local };
    storeOverrides([{ ...quizzes, entry: local }, seasons]);
    const { user } = openPanel();
    await user.click(screen.getByText('Development'));
    await user.click(screen.getByRole('button', { name: 'Take Quizzes from the registry again' }));
    expect(entriesNow()).toEqual([`seasons_mfe ${local}`, asRegistered[0]]);
  });

  it('shows that a module was built for a contract that this console does not support', async () => {
    storeOverrides([{ ...quizzes, contract: '9.0.0', entry: local }]);
    const { user } = openPanel();
    await user.click(screen.getByText('Development'));
    expect(screen.getByRole('listitem')).toHaveTextContent('built for contract 9.0.0');
  });
});

describe('an override of the development panel', () => {
  it('survives logging out, which clears the storage; a cleared one does not return', () => {
    storeOverrides([{ ...quizzes, entry: local }]);
    clearStorage();
    expect(entriesNow()[0]).toBe(`quizzes_mfe ${local}`);
    storeOverrides([]);
    clearStorage();
    expect(entriesNow()).toEqual(asRegistered);
  });

  it('gets a path that another module of the registry has', () => {
    storeOverrides([{ ...quizzes, paths: ['/seasons'], entry: local }]);
    expect(overridden(registry)).toMatchObject({
      entries: [{ ...quizzes, paths: ['/seasons'], entry: local }],
      problems: ['seasons_mfe: /seasons belongs to quizzes_mfe'],
    });
  });

  it.each(['{', '{"schemaVersion":1,"remotes":[{"name":"quizzes_mfe"}]}'])(
    'is ignored when it is malformed: %s',
    (text) => {
      localStorage.setItem(overridesKey, text);
      expect(entriesNow()).toEqual(asRegistered);
      expect(overridden(registry).problems).not.toEqual([]);
    },
  );
});

describe('the reads of the development panel', () => {
  it('are listed live by screen', async () => {
    window.history.replaceState(null, '', '/home');
    const count = readCounter('seasons/S1/quizzes');
    count(14);
    openPanel();
    expect(screen.getByRole('heading', { name: 'Reads: 14' })).toBeInTheDocument();
    await act(async () => count(1));
    expect(await screen.findByRole('heading', { name: 'Reads: 15' })).toBeInTheDocument();
    const row = screen.getByRole('row', { name: /home/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['/home', 'seasons/quizzes', '15']);
  });
});
