import { locations } from '@console/shared/data';
import type { SettingKind } from '../form/use-setting-form';
import type { TopNotification } from './top-notification';
import { blankTopNotification, valuesOf, withValues } from './top-notification-form-values';
import { topNotificationFromDocument, topNotificationToFields } from './top-notification.converter';
import { validateTopNotification } from './top-notification.validate';

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
  fromDocument: topNotificationFromDocument,
  toFields: topNotificationToFields,
  valuesOf,
  withValues,
  validate: validateTopNotification,
};
