import { locations } from '@console/shared/data';
import { defineForm, multilineField, textField, type FormErrors } from '@console/shared/forms';
import { limits } from '@console/shared/model';
import { optionsOf, requiredChoice } from '../form/choice';
import { describeSettingFailure, incomplete, type SettingDefinition } from '../form/use-setting-form';
import { hasButton, statuses, types, type TopNotification } from './top-notification';
import { topNotificationFromDocument, topNotificationToFields } from './top-notification.converter';

export const messages = { webLink: 'Enter a web address that begins with http:// or https://' };

export const statusOptions = optionsOf(statuses);
export const typeOptions = optionsOf(types);

const blank: TopNotification = {
  status: '',
  type: '',
  title: '',
  description: '',
  buttonText: '',
  buttonLink: '',
};

const all = limits.notification;
/** The fields of every type; a note is stored without the fields that its form hides. */
const always = { title: all.title, description: all.description };

const form = defineForm({
  blank,
  fields: {
    status: requiredChoice('Status', statusOptions),
    type: requiredChoice('Type', typeOptions),
    title: textField({ label: 'Title', required: true }),
    description: multilineField({ label: 'Description' }),
    buttonText: textField({ label: 'Button Text' }),
    buttonLink: textField({ label: 'Button Link' }),
  },
  // A button's text describes its link, so they belong together.
  groups: [{ label: 'Type and button', fields: ['type', 'buttonText', 'buttonLink'] }],
  upsert: true,
  limits: (values) => (hasButton(values) ? all : always),
  incomplete,
  validate,
  describeFailure: describeSettingFailure('The top notification'),
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
  title: 'Top Notification',
  updated: 'Top notification settings updated successfully',
  pathOf: locations.topNotification,
  fromDocument: topNotificationFromDocument,
  toFields: topNotificationToFields,
};

/** Players' apps open the link: only web addresses are valid. */
function isWebLink(text: string): boolean {
  const link = text.trim();
  return /^https?:\/\/\S+$/i.test(link) && URL.canParse(link);
}

/** Button text and link are optional, as they always were. */
function validate(values: TopNotification): FormErrors<TopNotification> {
  const isBad = hasButton(values) && values.buttonLink.trim() !== '' && !isWebLink(values.buttonLink);
  return { fields: { buttonLink: isBad ? messages.webLink : undefined } };
}
