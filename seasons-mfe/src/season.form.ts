import { asDataError, describeFailure } from '@console/shared/data';
import { signInEmail } from '@console/shared/format';
import {
  choiceField,
  defineForm,
  multilineField,
  textField,
  type FormDefinition,
  type FormErrors,
  type FormValuesOf,
} from '@console/shared/forms';
import { fromInputValue, momentField } from '@console/shared/dates';
import { seasonEntity, seasonStatuses, type Season, type SeasonStatus } from '@console/shared/model';
import { can, type Session } from '@console/shared/session';
import { t } from './i18n';

export const messages = {
  incomplete: t('Please all fields'),
  emailForm: t('Enter an email address, like name@example.org'),
  invisible: t('This email contains an invisible character. Clear the field and type it again.'),
  endAfterStart: t('The end must be after the start'),
  wrongClock: t('If the date on this device is wrong, fix it, then select Retry.'),
};

const statusLabels: Record<SeasonStatus, string> = { active: t('Activate'), deactivated: t('Deactivate') };

/** The statuses as the form labels them. */
export const statusOptions = seasonStatuses.map((status) => ({ value: status, label: statusLabels[status] }));

const blank: Season = { ...seasonEntity.blank, status: 'active' };

const emailField = (label: string) => ({
  label,
  required: true,
  toValue: signInEmail,
  toProperty: signInEmail,
});

/** The form of a season. */
export const seasonForm = defineForm({
  blank,
  fields: {
    name: textField({ label: t('Season'), required: true }),
    host: textField({ label: t('Host'), required: true }),
    hostEmail: emailField(t('Host Email')),
    additionalEmail: emailField(t('Host Additional Email')),
    start: momentField({ label: t('Start Time'), required: true }),
    end: momentField({ label: t('End Time'), required: true }),
    description: multilineField({ label: t('Description'), required: true }),
    status: choiceField({ label: t('Status'), required: true, options: statusOptions }),
  } satisfies Record<Exclude<keyof Season, 'id'>, unknown>,
  groups: [{ label: t('Start Time and End Time'), fields: ['start', 'end'], separable: true }],
  limits: () => seasonEntity.limits,
  incomplete: messages.incomplete,
  validate,
  describeFailure: (error) =>
    t('Couldn’t save the season. {reason} Your changes are still here.', {
      reason: describeFailure(error).message,
    }),
});

export type SeasonFormValues = FormValuesOf<typeof seasonForm>;

/**
 * The form for this person: a save also corrects e-mails that another client stored otherwise. A host e-mail that the
 * person may not change is not validated, and stays as it is.
 */
export function seasonFormFor(session: Session): FormDefinition<Season, SeasonFormValues> {
  const canEditHost = can.editHostEmail(session);
  return {
    ...seasonForm,
    validate(values) {
      const { fields } = validate(values);
      return canEditHost ? { fields } : { fields: { ...fields, hostEmail: undefined } };
    },
    toEntity(stored, values) {
      const season = seasonForm.toEntity(stored, values);
      const additionalEmail = signInEmail(season.additionalEmail);
      return canEditHost
        ? { ...season, additionalEmail, hostEmail: signInEmail(season.hostEmail) }
        : { ...season, additionalEmail };
    },
  };
}

/** The form of a new season. The database refuses an id that begins with another day's time. */
export const newSeasonFormFor = (session: Session): FormDefinition<Season, SeasonFormValues> => ({
  ...seasonFormFor(session),
  describeFailure: (error) =>
    asDataError(error).kind === 'denied'
      ? `${seasonForm.describeFailure(error)} ${messages.wrongClock}`
      : seasonForm.describeFailure(error),
});

/** The values of a new season; the host e-mail of a person who may not choose it is their own. */
export const newSeasonValues = (session: Session): SeasonFormValues => ({
  ...seasonForm.toValues(blank),
  hostEmail: can.editHostEmail(session) ? '' : session.person.email,
});

/** Returns a new season with the form's values and the status of a blank one. */
export const newSeason = (id: string, values: SeasonFormValues): Season => ({
  ...seasonForm.toEntity({ ...blank, id }, values),
  status: blank.status,
});

type Values = Record<'hostEmail' | 'additionalEmail' | 'start' | 'end', string>;

function validate({ hostEmail, additionalEmail, start, end }: Values): FormErrors<Values> {
  const [from, to] = [fromInputValue(start), fromInputValue(end)];
  return {
    fields: {
      hostEmail: emailFault(hostEmail),
      additionalEmail: emailFault(additionalEmail),
      end: from !== null && to !== null && to <= from ? messages.endAfterStart : undefined,
    },
  };
}

/**
 * Characters without a width: an e-mail with one belongs to no account, and people cannot see the mistake.
 */
const invisible = /\p{Default_Ignorable_Code_Point}/u;

function emailFault(text: string): string | undefined {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())) return messages.emailForm;
  return invisible.test(text.trim()) ? messages.invisible : undefined;
}
