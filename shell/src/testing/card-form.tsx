import { DraftNotice, noErrors, useConsoleForm, FormCard } from '@console/shared/forms';
import { paths, pathTo } from '@console/shared/model';
import { Link, useNavigate, useSearchParams } from '@console/shared/router';
import { Button, Page, TextField } from '@console/shared/ui';
import type { TestModule } from './render-console';

type CardFormProps = { stored: () => Promise<void>; season: string | null };

function CardForm({ stored, season }: CardFormProps) {
  const navigate = useNavigate();
  const form = useConsoleForm({
    initial: { title: '' },
    validate: () => noErrors,
    async save() {
      await stored();
      return { onSuccess: () => void navigate(paths.seasonList, { replace: true }) };
    },
    fields: { title: { label: 'Title' } },
    draftKey: 'cards',
  });
  return (
    <Page title={`Card ${season}`}>
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

/** Each season has a separate form. */
function SeasonCard({ stored }: Pick<CardFormProps, 'stored'>) {
  const [search] = useSearchParams();
  const season = search.get('season');
  return <CardForm key={season} season={season} stored={stored} />;
}

/** A list with a link to a form, which returns to the list once it is stored. */
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
    [paths.quizCreate]: { Screen: () => <SeasonCard stored={stored} /> },
  },
});

/** The same, stored immediately. */
export const cards = cardsOnce(async () => undefined);
