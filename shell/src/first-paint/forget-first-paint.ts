/** Takes away the styles of what the page showed before the first script: from the second screen on they have no use. */
export const forgetFirstPaint = (): void => document.getElementById('first-paint')?.remove();
