export * from './moment';
