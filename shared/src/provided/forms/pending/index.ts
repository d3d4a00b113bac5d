import type * as Sender from './send-draft';

export { SaveRefused, type Remember } from './save-refused';

// Loaded when something is to be sent: public pages have forms, but not the database.
const load = () => import(/* webpackChunkName: "send" */ './send-draft');

/** See `send-draft.ts`. */
export const sendEdit: typeof Sender.sendEdit = async (...given) => (await load()).sendEdit(...given);
export const sendCreation: typeof Sender.sendCreation = async (...given) =>
  (await load()).sendCreation(...given);
