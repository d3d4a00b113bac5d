export * from './entities';
export * from './paths';
