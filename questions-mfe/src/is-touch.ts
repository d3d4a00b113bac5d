/**
 * Whether the device has a touch screen and no mouse: its screens name no keys, and no files to drop.
 */
export const isTouch = (): boolean => matchMedia('(hover: none)').matches;
