/** Of the kit what pages to be read are made of: public pages take it from here, and load no more of the kit. */
export { Card } from './layout/card';
export { Page } from './layout/page';
export { Prose, ProseSection } from './layout/prose';
export { LoadingState } from './states/loading-state';
export { theme } from './theme/theme';
