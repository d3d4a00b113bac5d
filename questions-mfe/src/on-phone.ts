import { theme } from '@console/shared/ui';

/** Whether the phone layout applies now, which shows either the list or the detail. */
export const onPhone = (): boolean =>
  window.innerWidth <= theme.phoneWidth * parseFloat(getComputedStyle(document.documentElement).fontSize);
