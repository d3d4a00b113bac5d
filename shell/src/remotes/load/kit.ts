/** All of the kit; public pages do with what the shell itself is drawn with. */
export const loadKit = () => import(/* webpackChunkName: "ui" */ '@console/shared/ui');
