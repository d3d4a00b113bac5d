import { theme } from '@console/shared/ui';

/** Whether the layout of a phone applies now, in which list and detail take turns. */
export const onPhone = (): boolean =>
  window.innerWidth <= theme.phoneWidth * parseFloat(getComputedStyle(document.documentElement).fontSize);
