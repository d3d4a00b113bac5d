import { Timestamp, type DocumentData, type DocumentSnapshot } from 'firebase/firestore';
import type { RaRecord } from 'react-admin';

/** A document as react-admin sees it: dates for moments, and its whole path for an id, since quizzes lie in seasons. */
export function recordOf<RecordType extends RaRecord>(snapshot: DocumentSnapshot): RecordType {
  const fields = Object.entries(snapshot.data() ?? {}).map(([name, value]: [string, unknown]) => [
    name,
    value instanceof Timestamp ? value.toDate() : value,
  ]);
  return { ...Object.fromEntries(fields), id: snapshot.ref.path } as RecordType;
}

/** What is stored of a record. */
export function fieldsOf({ id: _, ...fields }: Partial<RaRecord>): DocumentData {
  return fields;
}
