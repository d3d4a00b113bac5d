import { skipToken, useGateway, useSeasonQuery } from '@console/shared/data';
import { seasonName } from '@console/shared/format';
import { paths, type Season } from '@console/shared/model';
import { Navigate, useNavigate } from '@console/shared/router';
import { ErrorState, LeaveMissing, LoadingState, notify, Page } from '@console/shared/ui';
import { SeasonForm } from '../form/season-form';
import { valuesOf, withValues, type SeasonFormValues } from '../form/season-form-values';
import { changeSeason } from '../season.resource';
import { useOpened } from './use-opened';
import { useSeasonToEdit } from './use-season-to-edit';

export function SeasonEditScreen() {
  const id = useSeasonToEdit();
  const { currentData: season, isError, error, refetch } = useSeasonQuery(id ?? skipToken);
  const opened = useOpened(id, season);

  if (opened) return <SeasonEditForm key={opened.id} opened={opened} />;
  if (!id) return <Navigate to={paths.seasonList} replace />;
  if (season === null) return <LeaveMissing what="season" to={paths.seasonList} />;
  return (
    <Page title="Update Season">
      {isError ? (
        <ErrorState title="The season could not be loaded" onRetry={() => void refetch()}>
          {error?.message}
        </ErrorState>
      ) : (
        <LoadingState rows={8} />
      )}
    </Page>
  );
}

function SeasonEditForm({ opened }: { opened: Season }) {
  const gateway = useGateway();
  const navigate = useNavigate();

  const save = async (values: SeasonFormValues) => {
    const season = withValues(opened, values);
    await changeSeason(gateway, opened, season);
    notify({ title: 'User Action', message: `Season ${seasonName(season)} updated successfully` });
    void navigate(paths.seasonList, { replace: true });
  };

  return (
    <Page title="Update Season">
      <SeasonForm
        initial={valuesOf(opened)}
        storedStatus={opened.status}
        submitLabel="Update Season"
        save={save}
      />
    </Page>
  );
}
