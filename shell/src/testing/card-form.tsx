import { DraftNotice, noErrors, useConsoleForm } from '@console/shared/forms';
import { paths, pathTo } from '@console/shared/model';
import { Link, useNavigate, useSearchParams } from '@console/shared/router';
import { Button, FormCard, Page, TextField } from '@console/shared/ui';
import type { TestModule } from './render-console';

function CardForm({ stored }: { stored: () => Promise<void> }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const form = useConsoleForm({
    initial: { title: '' },
    validate: () => noErrors,
    async save() {
      await stored();
      return { goOn: () => void navigate(paths.seasonList, { replace: true }) };
    },
    about: 'cards',
  });
  return (
    <Page title={`Card ${search.get('season')}`}>
      <FormCard onSubmit={form.handleSubmit}>
        <DraftNotice form={form} />
        <TextField label="Title" {...form.field('title')} />
        <Button type="submit">Save</Button>
      </FormCard>
      <Link to={paths.seasonList}>Cancel</Link>
      <Link to={pathTo(paths.quizCreate, { season: 'S2' })}>Another season</Link>
      <Link to="?season=S1#form">To the form</Link>
    </Page>
  );
}

/** A list that leads to a form, and the form, which goes on to the list once it is stored. */
export const cardsOnce = (stored: () => Promise<void>): TestModule => ({
  title: 'Cards',
  screens: {
    [paths.seasonList]: {
      Screen: () => (
        <Page title="All cards">
          <Link to={pathTo(paths.quizCreate, { season: 'S1' })}>New card</Link>
        </Page>
      ),
    },
    [paths.quizCreate]: { Screen: () => <CardForm stored={stored} /> },
  },
});

/** The same, stored at once. */
export const cards = cardsOnce(async () => undefined);
