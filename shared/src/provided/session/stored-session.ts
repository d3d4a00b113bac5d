import { readJson, readText, storageKeys, writeText } from '@console/shared/storage';
import type { Person, Session } from './session';

const textAt = (value: object, key: string): string => {
  const found: unknown = Reflect.get(value, key);
  return typeof found === 'string' ? found : '';
};

function personFrom(value: unknown): Person | null {
  if (typeof value !== 'object' || value === null) return null;
  const uid = textAt(value, 'uid');
  if (!uid) return null;
  return { uid, email: textAt(value, 'email'), name: textAt(value, 'displayName') };
}

/** The role as text; older consoles also stored it as JSON. */
function roleFrom(): string {
  const value = readJson(storageKeys.role);
  return typeof value === 'string' ? value : (readText(storageKeys.role) ?? '');
}

/** The session stored in this browser; `null` when signed out or when the stored value is invalid. */
export function readStoredSession(): Session | null {
  const person = personFrom(readJson(storageKeys.user));
  return person && { person, role: roleFrom() };
}

/** Stores a session under the specification's keys, with the identity provider's property names. */
export function storeSession({ person, role }: Session): void {
  const user = { uid: person.uid, email: person.email, displayName: person.name };
  writeText(storageKeys.user, JSON.stringify(user));
  writeText(storageKeys.role, role);
}
