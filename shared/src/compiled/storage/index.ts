export * from './browser-storage';
export * from './list-positions';
export * from './pending-logout';
