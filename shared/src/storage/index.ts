export * from './browser-storage';
export * from './list-positions';
