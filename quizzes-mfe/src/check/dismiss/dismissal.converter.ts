import { momentOf, serverTime, textOf, type StoredDocument, type StoredFields } from '@console/shared/data';
import { limits } from '@console/shared/model';
import type { Person } from '@console/shared/session';
import type { Dismissal } from './dismissal';

export const dismissalFromDocument = ({ id, fields }: StoredDocument): Dismissal => ({
  id,
  reason: textOf(fields, 'reason'),
  name: textOf(fields, 'name'),
  email: textOf(fields, 'email'),
  time: momentOf(fields, 'time'),
});

/** The fields of a new dismissal; its time is the database's. */
export const dismissalToFields = (reason: string, { uid, email, name }: Person): StoredFields => ({
  reason,
  uid,
  email,
  name: name.slice(0, limits.name),
  time: serverTime,
});
