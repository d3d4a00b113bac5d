export * from './entities';
export * from './followed';
export * from './paths';
export * from './permissions';
