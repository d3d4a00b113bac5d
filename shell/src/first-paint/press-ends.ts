/** Resolves when nothing of the painted page is pressed: what is replaced between press and release hears no click. */
export async function pressEnds(): Promise<void> {
  while ('pressed' in document.documentElement.dataset)
    await new Promise((resolve) => setTimeout(resolve, 50));
}
