export * from './ads';
export { defineEntity, type EntityOf } from './define-entity';
export * from './leaderboard';
export * from './question';
export * from './quiz';
export * from './reading';
export * from './season';
export * from './statuses';
export * from './top-notification';
