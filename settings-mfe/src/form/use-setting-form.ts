import { takeUndo, useGateway, type Converter } from '@console/shared/data';
import { useEditForm, type EntityForm, type FormDefinition, type FormValue } from '@console/shared/forms';
import type { Place } from '@console/shared/preview';
import { notify, type Toast } from '@console/shared/ui';
import { t } from '../i18n';
import type { TypedSetting } from '../preview/settings-phone';
import { editSetting } from '../settings.resource';

/** The form of a block of settings, and the id of its document. */
export type SettingDefinition<Setting, Values> = FormDefinition<Setting, Values> &
  Converter<Setting> & {
    title: string;
    /** The message that confirms a save. */
    updated: string;
    pathOf: (seasonId: string) => string;
    /** Where a player sees the setting, and how the phone gets it. */
    phone: { start: Place; typed: (setting: Setting) => TypedSetting };
  };

export const incomplete = t('Please fill all fields');

/** The toast after a save. */
export const settingUpdated = ({ updated }: { updated: string }): Toast => ({
  title: t('User Action'),
  message: updated,
});

/** The form of a block. It stays open after a save and continues with the stored values. */
export function useSettingForm<Setting extends object, Values extends Record<string, FormValue>>(
  definition: SettingDefinition<Setting, Values>,
  seasonId: string,
  stored: Setting | null,
): EntityForm<Values> {
  const gateway = useGateway();
  const path = definition.pathOf(seasonId);
  return useEditForm(definition, {
    opened: stored ?? definition.blank,
    stored,
    gateway,
    save: (decide) => editSetting(gateway, path, seasonId, definition, decide),
    onSaved() {
      notify({ ...settingUpdated(definition), undo: takeUndo(gateway, path) });
      return true;
    },
    draftKey: path,
  });
}
