import type { FieldPath } from '../paths/field-path';
import { documentJson } from '../values/document-json';
import type { StatusError } from '../status';
import type { Document } from '../values/value';

/** google.firestore.v1.ListenResponse, as far as this server says it. */
export type ListenMessage =
  | { targetChange: TargetChange }
  | { documentChange: { document: object; targetIds: number[]; removedTargetIds?: number[] } }
  | { documentDelete: { document: string; readTime: string; removedTargetIds: number[] } }
  | { documentRemove: { document: string; readTime: string; removedTargetIds: number[] } }
  | { filter: { targetId: number; count: number } };

interface TargetChange {
  /** Absent: no change, for all targets. */
  targetChangeType?: 'ADD' | 'REMOVE' | 'CURRENT' | 'RESET';
  targetIds?: number[];
  cause?: { code: number; message: string };
  readTime?: string;
  resumeToken?: string;
}

export const added = (id: number): ListenMessage => ({
  targetChange: { targetChangeType: 'ADD', targetIds: [id] },
});

/** The target is gone: because the client asked, or for the cause. */
export const removed = (id: number, error?: StatusError): ListenMessage => ({
  targetChange: {
    targetChangeType: 'REMOVE',
    targetIds: [id],
    ...(error ? { cause: { code: error.grpc, message: error.message } } : {}),
  },
});

/** Forget what you know of this target: all of it follows. */
export const reset = (id: number): ListenMessage => ({
  targetChange: { targetChangeType: 'RESET', targetIds: [id] },
});

/** All that was there when the target was added has been said. */
export const current = (id: number, readTime: string, resumeToken: string): ListenMessage => ({
  targetChange: { targetChangeType: 'CURRENT', targetIds: [id], readTime, resumeToken },
});

/** Everything up to this version has been said for all targets: the client shows it now. */
export const snapshot = (readTime: string, resumeToken: string): ListenMessage => ({
  targetChange: { readTime, resumeToken },
});

export const present = (id: number, document: Document, select?: readonly FieldPath[]): ListenMessage => ({
  documentChange: { document: documentJson(document, select), targetIds: [id] },
});

/** It exists, but no longer belongs to the target. */
export const left = (id: number, document: Document): ListenMessage => ({
  documentChange: { document: documentJson(document), targetIds: [], removedTargetIds: [id] },
});

export const deleted = (id: number, document: string, readTime: string): ListenMessage => ({
  documentDelete: { document, readTime, removedTargetIds: [id] },
});

/** It no longer belongs to the target, and how it looks now is not said. */
export const dropped = (id: number, document: string, readTime: string): ListenMessage => ({
  documentRemove: { document, readTime, removedTargetIds: [id] },
});

/** So many documents belong to the target: a client that counts differently asks again. */
export const counted = (targetId: number, count: number): ListenMessage => ({ filter: { targetId, count } });
