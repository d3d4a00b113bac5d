export * from './entities';
export * from './from-cache';
export * from './limits';
export * from './partial-list';
export * from './paths';
export * from './permissions';
export * from './question-identity';
export * from './titles';
