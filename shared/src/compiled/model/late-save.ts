/** After how many milliseconds without an answer a save counts as waiting, and the screen says so. */
export const lateSaveMs = 5000;
