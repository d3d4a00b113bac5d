export * from './browser-storage';
