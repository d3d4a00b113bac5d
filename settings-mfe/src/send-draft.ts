import type { SendDraft } from '@console/shared/contract';
import { takeUndo } from '@console/shared/data';
import { sendEdit, type FormValue } from '@console/shared/forms';
import { adsForm } from './ads/ads.form';
import { settingUpdated, type SettingDefinition } from './form/use-setting-form';
import { leaderboardForm } from './leaderboard/leaderboard.form';
import { topNotificationForm } from './notification/top-notification.form';
import { editSetting } from './settings.resource';

/** Sends a block of settings that was saved without a connection. */
export const sendDraft: SendDraft = (draft, context) => {
  // The draft's key is the path of the block's document.
  const [, seasonId = ''] = draft.form.split('/');
  const send = async <Setting extends object, Values extends Record<string, FormValue>>(
    definition: SettingDefinition<Setting, Values>,
  ) => {
    const { gateway, remember } = context;
    await sendEdit(
      definition,
      draft,
      (decide) => editSetting(gateway, draft.form, seasonId, definition, decide),
      remember,
    );
    return { ...settingUpdated(definition), undo: takeUndo(gateway, draft.form) };
  };
  switch (draft.form) {
    case topNotificationForm.pathOf(seasonId):
      return send(topNotificationForm);
    case leaderboardForm.pathOf(seasonId):
      return send(leaderboardForm);
    default:
      return send(adsForm);
  }
};
