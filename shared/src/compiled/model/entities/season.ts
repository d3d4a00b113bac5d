import { defineEntity, type EntityOf } from './define-entity';
import { limits } from '../limits';
import { choice, moment, text } from './kinds';
import { seasonStatuses } from './statuses';

/** An edition of the contest. The misspelt name is stored. */
export const seasonEntity = defineEntity({
  idField: 'season_id',
  fields: {
    name: text('season', { max: limits.name, required: true }),
    host: text('host', { max: limits.name, required: true }),
    hostEmail: text('host_email', { max: limits.email, required: true }),
    additionalEmail: text('host_additional_email', { max: limits.email }),
    description: text('discription', { max: limits.description }),
    start: moment('start'),
    end: moment('end'),
    status: choice('status', seasonStatuses),
  },
  accepts: ({ start, end }) => Number(end) > Number(start),
});

/** `status` is the stored text, which another client may have set to an unknown value. */
export type Season = EntityOf<typeof seasonEntity>;
