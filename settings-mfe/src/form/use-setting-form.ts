import { useEffect, useRef } from 'react';
import { describeFailure, useGateway, type StoredFields } from '@console/shared/data';
import { useConsoleForm, type ConsoleForm, type FormErrors, type FormValue } from '@console/shared/forms';
import { notify } from '@console/shared/ui';
import { saveSetting } from '../settings.resource';

/** All that tells one block of settings from another. */
export type SettingKind<Setting, Values> = {
  /** What was not saved, in the words said when saving fails. */
  subject: string;
  /** Said when it was saved. */
  updated: string;
  pathOf: (seasonId: string) => string;
  /** The setting of a season that has none yet. */
  blank: Setting;
  toFields: (setting: Setting) => StoredFields;
  valuesOf: (setting: Setting) => Values;
  withValues: (setting: Setting, values: Values) => Setting;
  validate: (values: Values) => FormErrors<Values>;
};

/**
 * The form of a block. While nothing is typed it follows the document; from the first change on it keeps
 * what it was opened with, so that only this person's changes are sent.
 */
export function useSettingForm<Setting, Values extends Record<string, FormValue>>(
  kind: SettingKind<Setting, Values>,
  seasonId: string,
  stored: Setting | null,
): ConsoleForm<Values> {
  const gateway = useGateway();
  const opened = useRef(stored);
  const followed = useRef(stored);

  const form = useConsoleForm<Values>({
    initial: kind.valuesOf(stored ?? kind.blank),
    validate: kind.validate,
    async save(values) {
      const before = opened.current;
      const after = kind.withValues(before ?? kind.blank, values);
      const openedFields = before ? kind.toFields(before) : {};
      await saveSetting(gateway, kind.pathOf(seasonId), seasonId, openedFields, kind.toFields(after));
      opened.current = after;
      notify({ title: 'User Action', message: kind.updated });
    },
    describeFailure: (error) =>
      `${kind.subject} was not updated. ${describeFailure(error).message} What you chose and typed is still here.`,
  });

  const { dirty, saving, reset } = form;
  useEffect(() => {
    if (dirty || saving || followed.current === stored) return;
    followed.current = stored;
    opened.current = stored;
    reset(kind.valuesOf(stored ?? kind.blank));
  }, [dirty, kind, reset, saving, stored]);

  return form;
}
