import { defineEntity, type EntityOf } from './define-entity';
import { limits } from '../limits';
import { choice, text } from './kinds';

export const notificationStatuses = ['active', 'disabled'] as const;
export const notificationTypes = ['Note', 'Button'] as const;

/** What players see above a season. */
export const topNotificationEntity = defineEntity({
  fields: {
    status: choice('status', notificationStatuses),
    type: choice('type', notificationTypes),
    title: text('title', { max: limits.name, required: true }),
    description: text('description', { max: limits.description }),
    buttonText: text('button_text', { max: limits.name }),
    buttonLink: text('button_link', { max: limits.link, pattern: /^https?:\/\/\S+$/i }),
  },
  together: ['type', 'buttonText', 'buttonLink'],
});

/** `status` and `type` are the stored texts, also unknown ones. */
export type TopNotification = EntityOf<typeof topNotificationEntity>;

/** Whether players see it. */
export const isShown = ({ status }: { status: string }): boolean => status === 'active';

/** Only a Button has a text and a link. */
export const hasButton = ({ type }: { type: string }): boolean => type === 'Button';
