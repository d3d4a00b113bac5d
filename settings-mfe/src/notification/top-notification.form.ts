import { describeFailure, locations } from '@console/shared/data';
import { defineForm, multilineField, textField, type FormErrors } from '@console/shared/forms';
import {
  hasButton,
  notificationStatuses,
  notificationTypes,
  topNotificationEntity,
  type TopNotification,
} from '@console/shared/model';
import { t } from '../i18n';
import { optionsOf, requiredChoice } from '../form/choice';
import { incomplete, type SettingDefinition } from '../form/use-setting-form';

export const messages = { webLink: t('Enter a web address that starts with http:// or https://') };

export const statusOptions = optionsOf(notificationStatuses, (status) => t(status));
export const typeOptions = optionsOf(notificationTypes, (type) => t(type));

const all = topNotificationEntity.limits;
/** The fields of every type; a note is stored without the fields that its form hides. */
const always = { title: all.title, description: all.description };

const form = defineForm({
  blank: topNotificationEntity.blank,
  fields: {
    status: requiredChoice(t('Status'), statusOptions),
    type: requiredChoice(t('Type'), typeOptions),
    title: textField({ label: t('Title'), required: true }),
    description: multilineField({ label: t('Description') }),
    buttonText: textField({ label: t('Button Text') }),
    buttonLink: { ...textField({ label: t('Button Link') }), toProperty: withScheme },
  },
  // A button's text describes its link, so they belong together.
  groups: [{ label: t('Type and button'), fields: ['type', 'buttonText', 'buttonLink'] }],
  upsert: true,
  limits: (values) => (hasButton(values) ? all : always),
  incomplete,
  validate,
  describeFailure: (error) =>
    t('The top notification wasn’t updated. {reason} Your changes are still here.', {
      reason: describeFailure(error).message,
    }),
});

/**
 * The form of the top notification. The button's fields keep their stored values while the form hides them.
 */
export const topNotificationForm: SettingDefinition<TopNotification, TopNotification> = {
  ...form,
  toEntity(stored, values) {
    const { buttonText, buttonLink } = stored;
    const edited = form.toEntity(stored, values);
    return hasButton(values) ? edited : { ...edited, buttonText, buttonLink };
  },
  title: t('Top Notification'),
  updated: t('Top notification settings updated successfully'),
  pathOf: locations.topNotification,
  phone: { start: 'home', typed: (notification) => ({ notification }) },
  fromDocument: topNotificationEntity.fromDocument,
  toFields: topNotificationEntity.toFields,
};

/** A web address as it is stored: with `https://` where it was typed without a scheme, as `example.org/finale`. */
function withScheme(text: string): string {
  const link = text.trim();
  return /^[a-z\d-]+(\.[a-z\d-]+)+(?=$|[/?#:])/i.test(link) ? `https://${link}` : link;
}

/** Players' apps open the link: only web addresses are valid. */
function isWebLink(text: string): boolean {
  const link = withScheme(text);
  return /^https?:\/\/\S+$/i.test(link) && URL.canParse(link);
}

/** Button text and link are optional, as they always were. */
function validate(values: TopNotification): FormErrors<TopNotification> {
  const isBad = hasButton(values) && values.buttonLink.trim() !== '' && !isWebLink(values.buttonLink);
  return { fields: { buttonLink: isBad ? messages.webLink : undefined } };
}
