import { t } from '@console/shared/i18n';

/** The value of a date field that holds a part of a date: blank, as for every rule, but not empty, so that drafts keep it. */
export const incompleteDate = ' ';

/** What is missing, in words; `undefined` for any other value. */
export const describeIncomplete = (value: unknown): string | undefined =>
  value === incompleteDate
    ? t('This date is incomplete. Enter day, month, year and time to save it.')
    : undefined;
