export { SeasonPage } from './season-page';
