export * from './browser-storage';
export * from './pending-logout';
export * from './shared-content';
export * from './shared-cache';
