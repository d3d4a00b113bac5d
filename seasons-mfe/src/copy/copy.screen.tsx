import { SeasonGate } from '@console/shared/access';
import { paths, titles, type Season } from '@console/shared/model';
import { useSearchParams } from '@console/shared/router';
import { useStoredSelection } from '@console/shared/selection';
import { ErrorState, LoadingState } from '@console/shared/ui';
import { SeasonFormPage } from '../form/season-form-page';
import { t } from '../i18n';
import { CopySeason } from './copy-season';
import { FinishCopy } from './finish-copy';
import { useSource } from './use-source';

const title = t(titles[paths.seasonCopy]);

/** `/copy-season`: a new season from another one. The selected season does not change before it is stored. */
export function SeasonCopyScreen() {
  const [search] = useSearchParams();
  const { seasonId } = useStoredSelection();
  // The season is then the new one, of which something is missing.
  const unfinished = search.get('finish');
  return (
    <SeasonGate
      seasonId={search.get('season') || seasonId}
      frame={(state) => (
        <SeasonFormPage title={title} isWide={!unfinished}>
          {state}
        </SeasonFormPage>
      )}
      loading={<LoadingState rows={8} isForm />}
    >
      {(season) => (
        <SeasonFormPage title={title} isWide={!unfinished}>
          {unfinished ? <FinishCopy season={season} entryId={unfinished} /> : <SourceOf season={season} />}
        </SeasonFormPage>
      )}
    </SeasonGate>
  );
}

function SourceOf({ season }: { season: Season }) {
  const { source, failure, retry } = useSource(season.id);
  if (failure !== undefined)
    return (
      <ErrorState title={t('Couldn’t load the season to duplicate')} onRetry={retry}>
        {failure}
      </ErrorState>
    );
  if (!source) return <LoadingState rows={8} isForm />;
  return <CopySeason season={season} source={source} />;
}
