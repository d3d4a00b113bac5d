import { defineEntity, type EntityOf } from './define-entity';
import { limits } from '../limits';
import { choice, minutes, moment, text } from './kinds';
import { quizStatuses } from './statuses';

/** A quiz of a season. */
export const quizEntity = defineEntity({
  idField: 'quiz_id',
  fields: {
    title: text('title', { max: limits.name, required: true }),
    description: text('description', { max: limits.description }),
    duration: minutes('duration'),
    language: text('language', { max: limits.name, required: true }),
    start: moment('start'),
    end: moment('end'),
    status: choice('status', quizStatuses),
  },
  accepts: ({ start, end }) => Number(end) > Number(start),
});

/**
 * `duration` is in minutes, `null` where the stored value is no number. `status` is the stored text, which another client may
 * have set to an unknown value.
 */
export type Quiz = EntityOf<typeof quizEntity>;
