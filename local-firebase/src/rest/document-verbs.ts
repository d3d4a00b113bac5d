import { readDocument } from '../access/read';
import { commit } from '../commit/commit';
import { fieldPath, givenDocument, precondition } from '../commit/parse-write';
import type { Precondition, Write } from '../commit/write';
import { parseFieldPath } from '../paths/field-path';
import { newDocumentId } from '../paths/document-id';
import { documentName, segment } from '../paths/resource-name';
import { StatusError, invalid } from '../status';
import { documentJson } from '../values/document-json';
import { flag, refusePast, transactionOf, type RestRequest } from './request';

/** `GET /c/d` */
export async function getDocument({ backend, transactions, auth, target, params }: RestRequest) {
  refusePast(params.get('readTime'));
  const transaction = params.get('transaction') ?? undefined;
  const { reads } = transactionOf(transactions, transaction === undefined ? {} : { transaction });
  const document = readDocument(backend, auth, documentName(target), reads);
  await backend.database.durable();
  if (!document) throw new StatusError('NOT_FOUND', `Document "${target}" not found.`);
  return documentJson(document, maskIn(params, 'mask'));
}

/** `POST /c?documentId=d` */
export function createDocument(request: RestRequest) {
  const id = segment(request.params.get('documentId') || newDocumentId());
  const { fields = {}, name: given } = givenDocument(request.body);
  if (given) throw invalid('A document that is created gets its name from the path.');
  const name = documentName(`${request.target}/${id}`);
  return write(request, { kind: 'update', name, fields, transforms: [], precondition: { exists: false } });
}

/** `PATCH /c/d` */
export function patchDocument(request: RestRequest) {
  const { fields = {} } = givenDocument(request.body);
  const mask = maskIn(request.params, 'updateMask');
  const name = documentName(request.target);
  return write(request, {
    kind: 'update',
    name,
    fields,
    ...(mask ? { mask } : {}),
    transforms: [],
    ...condition(request.params),
  });
}

/** `DELETE /c/d` */
export async function deleteDocument({ backend, auth, target, params }: RestRequest) {
  commit(backend, auth, [{ kind: 'delete', name: documentName(target), ...condition(params) }]);
  await backend.database.durable();
  return {};
}

async function write({ backend, auth, params }: RestRequest, given: Write) {
  commit(backend, auth, [given]);
  const document = backend.database.get(given.name);
  await backend.database.durable();
  return document ? documentJson(document, maskIn(params, 'mask')) : {};
}

function maskIn(params: URLSearchParams, name: string) {
  const paths = params.getAll(`${name}.fieldPaths`);
  return paths.length > 0 ? paths.map(name === 'mask' ? parseFieldPath : fieldPath) : undefined;
}

function condition(params: URLSearchParams): { precondition?: Precondition } {
  const updateTime = params.get('currentDocument.updateTime');
  const exists = params.has('currentDocument.exists') ? flag(params, 'currentDocument.exists') : undefined;
  const found = precondition({ updateTime, ...(exists === undefined ? {} : { exists }) });
  return found ? { precondition: found } : {};
}
