import { locations } from '@console/shared/data';
import { limits } from '@console/shared/model';
import type { SettingKind } from '../form/use-setting-form';
import { hasButton, type TopNotification } from './top-notification';
import { blankTopNotification, valuesOf, withValues } from './top-notification-form-values';
import { topNotificationFromDocument, topNotificationToFields } from './top-notification.converter';
import { validateTopNotification } from './top-notification.validate';

const all = limits.notification;
/** A note is stored without what its form hides. */
const always = { title: all.title, description: all.description };

/** A button's text says where its link leads. */
export const topNotificationKind: SettingKind<TopNotification, TopNotification> = {
  subject: 'The top notification',
  updated: 'Top notification settings updated successfully',
  pathOf: locations.topNotification,
  blank: blankTopNotification,
  fields: {
    status: { label: 'Status' },
    type: { label: 'Type' },
    title: { label: 'Title' },
    description: { label: 'Description' },
    buttonText: { label: 'Button Text' },
    buttonLink: { label: 'Button Link' },
  },
  together: [{ label: 'Type and button', fields: ['type', 'buttonText', 'buttonLink'] }],
  limits: (values) => (hasButton(values) ? all : always),
  fromDocument: topNotificationFromDocument,
  toFields: topNotificationToFields,
  valuesOf,
  withValues,
  validate: validateTopNotification,
};
