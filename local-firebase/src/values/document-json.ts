import { isNamePath, type FieldPath } from '../paths/field-path';
import { fieldAt, withField } from '../commit/fields';
import type { Document } from './value';

/** A document as it is sent: a mask keeps only some fields, and no fields at all are not mentioned. */
export function documentJson(
  { name, fields, createTime, updateTime }: Document,
  mask?: readonly FieldPath[],
) {
  const shown = mask
    ? mask
        .filter((path) => !isNamePath(path))
        .reduce((kept, path) => withField(kept, path, fieldAt(fields, path)), {})
    : fields;
  return { name, ...(Object.keys(shown).length > 0 ? { fields: shown } : {}), createTime, updateTime };
}
