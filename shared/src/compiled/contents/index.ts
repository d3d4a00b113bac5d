export { isRead, WatchedCollections, type Part } from './watched-collections';
