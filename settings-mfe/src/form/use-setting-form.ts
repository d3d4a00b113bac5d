import { describeFailure, useGateway, type Converter } from '@console/shared/data';
import {
  useEditForm,
  type ConsoleForm,
  type EditKind,
  type FormErrors,
  type FormValue,
} from '@console/shared/forms';
import { notify } from '@console/shared/ui';
import { editSetting } from '../settings.resource';

/** All that tells one block of settings from another. */
export type SettingKind<Setting, Values> = EditKind<Setting, Values> &
  Converter<Setting> & {
    /** What was not saved, in the words said when saving fails. */
    subject: string;
    /** Said when it was saved. */
    updated: string;
    pathOf: (seasonId: string) => string;
    /** The setting of a season that has none yet. */
    blank: Setting;
    validate: (values: Values) => FormErrors<Values>;
  };

/** The form of a block. It stays open when it is saved, and goes on from what is stored. */
export function useSettingForm<Setting extends object, Values extends Record<string, FormValue>>(
  kind: SettingKind<Setting, Values>,
  seasonId: string,
  stored: Setting | null,
): ConsoleForm<Values> {
  const gateway = useGateway();
  return useEditForm({
    kind,
    opened: stored ?? kind.blank,
    stored,
    validate: kind.validate,
    save: (decide) => editSetting(gateway, kind.pathOf(seasonId), seasonId, kind, decide),
    onSaved() {
      notify({ title: 'User Action', message: kind.updated });
      return true;
    },
    about: kind.pathOf(seasonId),
    describeFailure: (error) =>
      `${kind.subject} was not updated. ${describeFailure(error).message} What you chose and typed is still here.`,
  });
}
