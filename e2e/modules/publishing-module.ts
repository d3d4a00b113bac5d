import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const screen = `import { locations, takeUndo, useGateway } from '@console/shared/data';
import { useSearchParams } from '@console/shared/router';
import { Button, EmptyState, notify, Page } from '@console/shared/ui';
import { t } from './i18n';

export function ResultsScreen() {
  const gateway = useGateway();
  const [search] = useSearchParams();
  const path = locations.quiz(search.get('season') ?? '', search.get('quiz') ?? '');
  const publish = async () => {
    await gateway.transact((transaction) => transaction.merge(path, { description: 'Results are out' }), {
      kind: 'results_published',
    });
    notify({ title: 'Results published', message: '', undo: takeUndo(gateway, path) });
  };
  return (
    <Page title="Results">
      <EmptyState title={t('No results yet')} action={<Button onClick={() => void publish()}>Publish</Button>} />
    </Page>
  );
}
`;

const texts = `import type { TextsByKind } from '@console/shared/history';

export const actionTexts: TextsByKind = {
  results_published: {
    label: 'Results published',
    describe: ({ who, what }) => \`\${who} published the results of \${what}\`,
  },
};
`;

const i18n = `import { translator } from '@console/shared/i18n';

export const { t, rich } = translator('results_mfe');
`;

/** Gives a new module, made by the kit, an action of its own, which can be undone: it publishes the results of a quiz. */
export async function writePublishing(source: string): Promise<void> {
  const module = join(source, 'module.ts');
  const made = await readFile(module, 'utf8');
  const services = `},\n  { actionTexts: async () => (await import('./action-texts')).actionTexts },\n);`;
  await writeFile(module, made.replace(/\}\);\s*$/, services));
  await writeFile(join(source, 'results.screen.tsx'), screen);
  await writeFile(join(source, 'action-texts.ts'), texts);
  await writeFile(join(source, 'i18n.ts'), i18n);
}
