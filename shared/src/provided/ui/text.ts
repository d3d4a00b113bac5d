/** The parts of the kit for text pages. Public pages import from here so that they do not load the whole kit. */
export { Card } from './layout/card';
export { OnlyInEnglish } from './layout/only-in-english';
export { Page } from './layout/page';
export { Prose, ProseSection } from './layout/prose';
export { LoadingState } from './states/loading-state';
export { theme } from './theme/theme';
