export * from './ads';
export { defineEntity, type EntityOf } from './define-entity';
export * from './leaderboard';
export * from './question';
export * from './reading';
export * from './season-and-quiz';
export * from './statuses';
export * from './top-notification';
