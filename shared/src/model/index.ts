export * from './entities';
export * from './paths';
export * from './permissions';
