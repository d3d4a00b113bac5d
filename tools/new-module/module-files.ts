/** What a new module is made from. */
export type NewModule = {
  /** Lower-case letters, such as `results`: the folder is `results-mfe`. */
  readonly name: string;
  readonly title: string;
  /** Its first path, such as `/results`. */
  readonly path: string;
  readonly port: number;
};

/** How a module reaches the commands: in this repository, or as a package in that of its team. */
export type Surroundings = {
  readonly scripts: Readonly<Record<string, string>>;
  /** The versions of the packages that it depends on. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** What its `webpack.config.cjs` requires. */
  readonly defineRemote: string;
};

/** The files of a module with one empty screen, by their path in the repository. */
export function moduleFiles(
  module: NewModule,
  { scripts, dependencies, defineRemote }: Surroundings,
): Record<string, string> {
  const { name, title, path, port } = module;
  const workspace = `${name}-mfe`;
  const screen = `${name.charAt(0).toUpperCase()}${name.slice(1)}Screen`;
  const manifest = {
    name: workspace,
    version: '0.1.0',
    private: true,
    description: `${title}.`,
    console: { title, access: 'staff', paths: [path], port },
    scripts,
    dependencies,
  };
  const files = {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'webpack.config.cjs': `const { defineRemote } = require('${defineRemote}');

module.exports = defineRemote(__dirname);
`,
    'README.md': `# ${title}

\`${path}\`, for everyone who is signed in.

\`\`\`
npm test -w ${workspace}
npm run build -w ${workspace}
\`\`\`
`,
    'src/module.ts': `import { defineModule } from '@console/shared/contract';
import { ${screen} } from './${name}.screen';

/** The module's screens, by path. */
export const remoteModule = defineModule({
  '${path}': { Screen: ${screen} },
});
`,
    'src/standalone.ts': `import { runAlone } from '@console/shared/standalone';
import { remoteModule } from './module';

void runAlone(remoteModule);
`,
    [`src/${name}.screen.tsx`]: `import { EmptyState, Page } from '@console/shared/ui';

/** The screen at ${path}. */
export const ${screen} = () => (
  <Page title=${JSON.stringify(title)}>
    <EmptyState title="Nothing here yet">
      <p>This screen is in src/${name}.screen.tsx.</p>
    </EmptyState>
  </Page>
);
`,
    'src/module.test.tsx': `import { screen } from '@testing-library/react';
import { host, moduleConformance, renderScreen } from '@console/shared/testing';
import { console as facts } from '../package.json';
import { remoteModule } from './module';

describe('the ${name} module', () => {
  // Runs first: a leftover of a screen can be detected only once.
  const promises = moduleConformance({
    paths: facts.paths,
    remoteModule,
    open: (path) => ({ session: host(), at: path }),
  });
  it.each(promises.map((each) => [each.promise, each] as const))(
    'keeps its promise: %s',
    (_promise, { run }) => run(),
  );

  it('serves ${path}', async () => {
    const Screen = remoteModule.screens['${path}']?.Screen ?? 'i';
    renderScreen(<Screen />, { session: host(), at: '${path}' });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(${JSON.stringify(title)});
  });
});
`,
  };
  return Object.fromEntries(Object.entries(files).map(([file, text]) => [`${workspace}/${file}`, text]));
}
