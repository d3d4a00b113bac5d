export { isRead, WatchedCollections } from './watched-collections';
