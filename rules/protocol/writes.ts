import { fieldsOf, type Json } from './values';

/** One write of a commit; paths are relative to the database's root. */
export type Write = (root: string) => Json;

/** A field that the database sets or computes. */
export type Transform = Json & { readonly fieldPath: string };

export const serverTime = (fieldPath: string): Transform => ({ fieldPath, setToServerValue: 'REQUEST_TIME' });

/** Writes the whole document, whether or not it exists. */
export const set =
  (path: string, fields: Json, ...updateTransforms: Transform[]): Write =>
  (root) => ({
    update: { name: `${root}/${path}`, fields: fieldsOf(fields) },
    ...(updateTransforms.length > 0 && { updateTransforms }),
  });

/** Writes only these fields of the document; `fieldPaths` names them if they are not the given ones. */
export const change =
  (path: string, fields: Json, fieldPaths: readonly string[] = Object.keys(fields)): Write =>
  (root) => ({ update: { name: `${root}/${path}`, fields: fieldsOf(fields) }, updateMask: { fieldPaths } });

/** Deletes these fields of the document. */
export const drop = (path: string, ...fieldPaths: string[]): Write => change(path, {}, fieldPaths);

export const transform =
  (path: string, ...updateTransforms: Transform[]): Write =>
  (root) => ({
    update: { name: `${root}/${path}` },
    updateMask: { fieldPaths: [] },
    updateTransforms,
  });

export const remove =
  (path: string): Write =>
  (root) => ({ delete: `${root}/${path}` });
