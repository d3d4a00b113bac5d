import type { NumberValue } from '../ordering/compare-numbers';
import { isNamePath, parseFieldPath, type FieldPath } from '../paths/field-path';
import { databaseOf, documentName } from '../paths/resource-name';
import { invalid } from '../status';
import { checkStorable, parseElements, parseFields, parseValue } from '../values/parse-value';
import { version } from '../values/timestamp';
import { arrayOf, type Fields, type Value } from '../values/value';
import { badPayload, bool, list, message, oneOf, text, type Parser } from '../wire/message';
import type { Precondition, Transform, Write } from './write';

/** Of a field that is written: the name of a document is none. */
export const fieldPath: Parser<FieldPath> = (json) => {
  const path = parseFieldPath(text(json));
  if (isNamePath(path)) throw invalid('__name__ is no field that can be written.');
  return path;
};

const mask: Parser<FieldPath[]> = (json) => message({ fieldPaths: list(fieldPath) })(json).fieldPaths ?? [];

/** Of the fields to be sent: the name of a document is sent anyway. */
export const readMask: Parser<FieldPath[]> = (json) =>
  message({ fieldPaths: list((path) => parseFieldPath(text(path))) })(json).fieldPaths ?? [];

/** A document as it comes in a request; its times are the server's and not read. */
export const givenDocument = message({
  name: text,
  fields: parseFields,
  createTime: version,
  updateTime: version,
});

export const precondition: Parser<Precondition | undefined> = (json) => {
  const { exists, updateTime } = message({ exists: bool, updateTime: version })(json);
  if (exists !== undefined && updateTime !== undefined) throw badPayload('A precondition has one condition.');
  if (updateTime !== undefined) return { updateTime };
  return exists === undefined ? undefined : { exists };
};

const numeric: Parser<NumberValue> = (json) => {
  const value = parseValue(json);
  if ('integerValue' in value || 'doubleValue' in value) return value;
  throw invalid('The operand of increment, maximum and minimum must be a number.');
};

const storableElements: Parser<Value[]> = (json) => {
  const elements = parseElements(json);
  checkStorable(arrayOf(elements));
  return elements;
};

const transform: Parser<Transform> = (json) => {
  const { fieldPath: field, ...operation } = message({
    fieldPath,
    setToServerValue: oneOf([undefined, 'REQUEST_TIME']),
    increment: numeric,
    maximum: numeric,
    minimum: numeric,
    appendMissingElements: storableElements,
    removeAllFromArray: parseElements,
  })(json);
  if (!field || Object.keys(operation).length !== 1)
    throw badPayload('A transform needs a field and one operation.');
  const { increment, maximum, minimum, appendMissingElements, removeAllFromArray } = operation;
  if (increment) return { field, kind: 'increment', operand: increment };
  if (maximum) return { field, kind: 'maximum', operand: maximum };
  if (minimum) return { field, kind: 'minimum', operand: minimum };
  if (appendMissingElements) return { field, kind: 'append', elements: appendMissingElements };
  if (removeAllFromArray) return { field, kind: 'remove', elements: removeAllFromArray };
  return { field, kind: 'requestTime' };
};

const write = message({
  update: givenDocument,
  delete: text,
  verify: text,
  transform: message({ document: text, fieldTransforms: list(transform) }),
  updateMask: mask,
  updateTransforms: list(transform),
  currentDocument: precondition,
});

/** A write from the wire to a document of this database. */
export function parseWrite(database: string, json: unknown): Write {
  const given = write(json);
  const kinds = [given.update, given.delete, given.verify, given.transform].filter(
    (kind) => kind !== undefined,
  );
  if (kinds.length !== 1) throw invalid('A write must have exactly one operation.');
  const name = given.update?.name ?? given.delete ?? given.verify ?? given.transform?.document ?? '';
  const common = {
    name: nameIn(database, name),
    ...(given.currentDocument ? { precondition: given.currentDocument } : {}),
  };
  if (given.update) {
    const { fields = {} } = given.update;
    return { ...common, ...updateOf(fields, given.updateMask, given.updateTransforms) };
  }
  if (given.updateMask || given.updateTransforms?.length)
    throw invalid('Only an update has a mask and transforms.');
  if (given.verify !== undefined && !given.currentDocument) throw invalid('A verify needs a precondition.');
  if (given.transform && !given.transform.fieldTransforms?.length)
    throw invalid('A transform needs operations.');
  if (given.transform) return { ...common, ...updateOf({}, [], given.transform.fieldTransforms) };
  return { ...common, kind: given.delete === undefined ? 'verify' : 'delete' };
}

function updateOf(fields: Fields, paths: FieldPath[] | undefined, transforms: Transform[] = []) {
  if (transforms.some(({ field }) => transforms.some((other) => isInside(field, other.field)))) {
    throw invalid('A property and one nested in it cannot be transformed together.');
  }
  return { kind: 'update' as const, fields, ...(paths ? { mask: paths } : {}), transforms };
}

const isInside = (inner: FieldPath, outer: FieldPath): boolean =>
  inner.length > outer.length && outer.every((name, index) => name === inner[index]);

function nameIn(database: string, name: string): string {
  if (databaseOf(documentName(name)) !== database)
    throw invalid(`"${name.slice(0, 200)}" is not in ${database}.`);
  return name;
}
