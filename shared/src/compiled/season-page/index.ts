export { CheckState } from './check-state';
export { SeasonPage, seasonScreens } from './season-page';
