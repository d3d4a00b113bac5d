export * from './entities';
export * from './followed';
export * from './limits';
export * from './listed';
export * from './paths';
export * from './permissions';
export * from './titles';
