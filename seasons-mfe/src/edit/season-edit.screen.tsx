import { useState } from 'react';
import { SeasonGate } from '@console/shared/access';
import { locations, skipToken, useGateway, useSeasonQuery } from '@console/shared/data';
import { MissingDocument, useEditForm, useUnopenedDrafts } from '@console/shared/forms';
import { seasonName } from '@console/shared/format';
import { paths, titles, type Season } from '@console/shared/model';
import { Navigate, useNavigate } from '@console/shared/router';
import { can, useSession } from '@console/shared/session';
import { LoadingState, notify, Page } from '@console/shared/ui';
import { notSaved, SeasonForm } from '../form/season-form';
import { blankSeason, valuesOf, withValues } from '../form/season-form-values';
import { seasonKind } from '../form/season-kind';
import { useSeasonCreation } from '../form/use-season-creation';
import { validateSeason } from '../form/season.validate';
import { editSeason } from '../season.resource';
import { useSeasonToEdit } from './use-season-to-edit';

const title = titles[paths.seasonEdit];

export function SeasonEditScreen() {
  const id = useSeasonToEdit();
  const query = useSeasonQuery(id ?? skipToken);
  if (!id) return <Navigate to={paths.seasonList} replace />;
  return (
    <SeasonGate
      key={id}
      query={query}
      frame={(state) => <Page title={title}>{state}</Page>}
      loading={<LoadingState rows={8} />}
      missing={<MissingSeason id={id} />}
      keepsOpen
    >
      {(season) => <SeasonEditForm season={season} stored={query.currentData} />}
    </SeasonGate>
  );
}

/** What was typed for a season that is gone can be used for a new one, which it may be. */
function MissingSeason({ id }: { id: string }) {
  const session = useSession();
  const navigate = useNavigate();
  const blank = blankSeason(id);
  const texts = useUnopenedDrafts({
    about: locations.season(id),
    kind: seasonKind,
    blank: valuesOf(blank),
    anew: {
      label: 'Use for a new season',
      about: locations.seasons,
      allows: (typed) => can.createSeasonAs(session, withValues(blank, typed)),
      open: () => void navigate(paths.seasonCreate, { replace: true }),
    },
  });
  return (
    <MissingDocument
      what="season"
      to={paths.seasonList}
      texts={[texts]}
      frame={(content) => <Page title={title}>{content}</Page>}
    />
  );
}

type SeasonEditFormProps = { season: Season; stored: Season | null | undefined };

function SeasonEditForm({ season, stored }: SeasonEditFormProps) {
  const [opened] = useState(season);
  const gateway = useGateway();
  const navigate = useNavigate();
  const session = useSession();
  const { save: createAnew, drafted } = useSeasonCreation();
  const form = useEditForm({
    kind: seasonKind,
    opened,
    stored,
    validate: (values) => validateSeason(values, !can.editHostEmail(session)),
    save: (decide) => editSeason(gateway, opened.id, decide),
    onSaved(season) {
      notify({ title: 'User Action', message: `Season ${seasonName(season)} updated successfully` });
      return true;
    },
    goOn: () => void navigate(paths.seasonList, { replace: true }),
    saveAsNew: can.createSeasonAs(session, opened) ? createAnew : undefined,
    drafted,
    describeFailure: notSaved,
    about: locations.season(opened.id),
  });

  return (
    <Page title={title}>
      <SeasonForm form={form} storedStatus={(stored ?? opened).status} submitLabel={title} />
    </Page>
  );
}
