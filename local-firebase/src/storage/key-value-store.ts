export type KeyValueOperation =
  | { type: 'put'; key: string; value: unknown }
  | { type: 'delete'; key: string };

/**
 * A durable map from text keys to JSON values. Each concern gets its own namespace, so keys never collide.
 * A write resolves when it is on disk; writes take effect in the order in which they were called.
 */
export interface KeyValueStore {
  /** The stored value, or undefined. Values come from disk: the caller checks their shape. */
  get(key: string): Promise<unknown>;
  put(key: string, value: unknown): Promise<void>;
  delete(key: string): Promise<void>;
  /** All operations or none, also across a crash. */
  batch(operations: readonly KeyValueOperation[]): Promise<void>;
  /** Entries whose key starts with the prefix, in the order of their keys' UTF-8 bytes. */
  entries(prefix?: string): AsyncIterable<[key: string, value: unknown]>;
}
