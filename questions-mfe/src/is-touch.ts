/** Whether the device is a touch screen without a mouse: nobody is told there to press keys or to drop files. */
export const isTouch = (): boolean => matchMedia('(hover: none)').matches;
