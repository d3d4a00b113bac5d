export { SeasonPage, seasonScreens } from './season-page';
