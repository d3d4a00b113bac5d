export * from './browser-storage';
export * from './pending-logout';
