/** The whole UI kit; public pages use only the part that the shell itself renders with. */
export const loadKit = () => import(/* webpackChunkName: "ui" */ '@console/shared/ui');
