export { DataFolderError } from './data-folder';
export type { KeyValueOperation, KeyValueStore } from './key-value-store';
export { openStore, type Store } from './open-store';
