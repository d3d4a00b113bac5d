/** Nothing is kept for modules from elsewhere: what no screen uses is left out. */
export const providedDoors = [];
