import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const screen = `import { ActionButton, ActionProgress, useAction, useOpenActions } from '@console/shared/actions';
import { describeFailure, locations, newId, skipToken, takeUndo, useGateway, type DataGateway } from '@console/shared/data';
import { useSearchParams } from '@console/shared/router';
import { Button, EmptyState, Page, type Toast } from '@console/shared/ui';
import { t } from './i18n';
import { kind, publishAll } from './publish-all';

export function ResultsScreen() {
  const gateway = useGateway();
  const [search] = useSearchParams();
  const season = search.get('season') ?? '';
  const path = locations.quiz(season, search.get('quiz') ?? '');
  const publish = async (gateway: DataGateway): Promise<Toast> => {
    await gateway.transact((transaction) => transaction.merge(path, { description: 'Results are out' }), {
      kind: 'results_published',
    });
    return { title: 'Results published', message: '', undo: takeUndo(gateway, path) };
  };
  const notPublished = (error: unknown): Toast => ({
    title: 'Results not published',
    message: describeFailure(error).message,
    tone: 'danger',
  });

  const quizzes = search.get('quizzes')?.split(',') ?? [];
  const [begun] = useOpenActions(season ? { seasonId: season, kind } : skipToken).currentData ?? [];
  const { state, start } = useAction({
    id: 'results',
    describe: () => ({ title: 'All results published', message: '' }),
    interrupted: { title: 'Not all results were published' },
  });
  const publishRest = () => start(() => publishAll(gateway, season, quizzes, begun?.entryId ?? newId()));
  return (
    <Page title="Results">
      <EmptyState
        title={t('No results yet')}
        action={
          <ActionButton seasonId={season} run={publish} failed={notPublished}>
            Publish
          </ActionButton>
        }
      />
      {state.kind === 'running' && <ActionProgress progress={state.progress} />}
      <Button onClick={publishRest}>{begun ? 'Publish the rest' : 'Publish all'}</Button>
    </Page>
  );
}
`;

const action = `import { createAction } from '@console/shared/actions';
import { locations, type DataGateway } from '@console/shared/data';
import { quizSubject } from '@console/shared/model';

export const kind = 'all_results_published';

/** Publishes the results of some quizzes, one transaction each. With the entry of an earlier attempt, it stores the rest. */
export function publishAll(gateway: DataGateway, seasonId: string, quizzes: readonly string[], entryId: string) {
  let done = 0;
  return createAction(gateway, {
    phases: [
      {
        entry: () => ({ seasonId, entryId, kind, about: quizzes.map(quizSubject), total: quizzes.length }),
        isBegun: async () => (await gateway.get(locations.historyEntry(seasonId, entryId))) !== undefined,
        batches: quizzes,
        async store(transaction, quiz) {
          const path = locations.quiz(seasonId, quiz);
          const isStored = (await transaction.get(path))?.fields.description === 'Results are out';
          if (!isStored) await transaction.merge(path, { description: 'Results are out' });
        },
        onStored: () => void (done += 1),
      },
    ],
    progress: () => ({ done, total: quizzes.length }),
  });
}
`;

const texts = `import type { TextsByKind } from '@console/shared/history';

export const actionTexts: TextsByKind = {
  results_published: {
    label: 'Results published',
    describe: ({ who, what }) => \`\${who} published the results of \${what}\`,
  },
  all_results_published: {
    label: 'All results published',
    describe: ({ who }) => \`\${who} published all results\`,
  },
};
`;

const palette = `import type { PaletteItems } from '@console/shared/contract';
import { skipToken, useSeasonQuery } from '@console/shared/data';
import { useSelection } from '@console/shared/selection';

export const ResultItems: PaletteItems = ({ children }) => {
  const { seasonId } = useSelection();
  const season = useSeasonQuery(seasonId ?? skipToken).currentData;
  const items = season
    ? [{ id: season.id, title: \`Results of \${season.name}\`, to: \`/results?season=\${season.id}\` }]
    : [];
  return <>{children({ title: 'Results', items, hasFailed: false })}</>;
};
`;

const i18n = `import { translator } from '@console/shared/i18n';

export const { t, rich } = translator('results_mfe');
`;

const services = `},
  {
    actionTexts: async () => (await import('./action-texts')).actionTexts,
    paletteItems: async () => (await import('./palette-items')).ResultItems,
  },
);`;

/**
 * Gives a new module, made by the kit, two actions of its own that publish the results of quizzes, and an item of the command
 * palette. Both actions can be undone; the one of several transactions can be resumed.
 */
export async function writePublishing(source: string): Promise<void> {
  const module = join(source, 'module.ts');
  const made = await readFile(module, 'utf8');
  await writeFile(module, made.replace(/\}\);\s*$/, services));
  await writeFile(join(source, 'results.screen.tsx'), screen);
  await writeFile(join(source, 'publish-all.ts'), action);
  await writeFile(join(source, 'action-texts.ts'), texts);
  await writeFile(join(source, 'palette-items.tsx'), palette);
  await writeFile(join(source, 'i18n.ts'), i18n);
}
