/** Removes the styles of the prerendered page, which later screens do not use. */
export const forgetFirstPaint = (): void => document.getElementById('first-paint')?.remove();
