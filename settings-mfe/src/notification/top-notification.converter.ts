import { textOf, type StoredDocument, type StoredFields } from '@console/shared/data';
import type { TopNotification } from './top-notification';

export const topNotificationFromDocument = ({ fields }: StoredDocument): TopNotification => ({
  status: textOf(fields, 'status'),
  type: textOf(fields, 'type'),
  title: textOf(fields, 'title'),
  description: textOf(fields, 'description'),
  buttonText: textOf(fields, 'button_text'),
  buttonLink: textOf(fields, 'button_link'),
});

export const topNotificationToFields = (notification: TopNotification): StoredFields => ({
  status: notification.status,
  type: notification.type,
  title: notification.title,
  description: notification.description,
  button_text: notification.buttonText,
  button_link: notification.buttonLink,
});
