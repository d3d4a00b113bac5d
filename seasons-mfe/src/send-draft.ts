import type { SendDraft } from '@console/shared/contract';
import { locations, takeUndo } from '@console/shared/data';
import { SaveRefused, sendCreation, sendEdit } from '@console/shared/forms';
import { currentCreation } from './form/current-creation';
import { newSeason, newSeasonFormFor, seasonFormFor } from './season.form';
import { createSeason, editSeason } from './season.writes';
import { seasonCreated, seasonUpdated } from './season-toasts';
import { t } from './i18n';

/** Sends a season that was saved without a connection. */
export const sendDraft: SendDraft = async (draft, { gateway, session, remember }) => {
  // The draft's key is the path of the seasons, or of one, or that of its copy.
  const [, seasonId, form] = draft.form.split('/');
  if (form === 'copy') throw new SaveRefused(t('Open it and select Duplicate Season.'));
  if (seasonId === undefined)
    return seasonCreated(
      await sendCreation(
        newSeasonFormFor(session),
        draft,
        async (document, values) => {
          const season = newSeason(document.id, values);
          await createSeason(gateway, document, season);
          return season;
        },
        remember,
        (earlier) => currentCreation(gateway, earlier),
      ),
    );
  const season = await sendEdit(
    seasonFormFor(session),
    draft,
    (decide) => editSeason(gateway, seasonId, decide),
    remember,
  );
  return { ...seasonUpdated(season), undo: takeUndo(gateway, locations.season(seasonId)) };
};
