/** On a touch screen the click comes some time after the finger has gone, in milliseconds. */
const untilClick = 100;

/** Resolves when nothing of the painted page is pressed: what is replaced between press and release hears no click. */
export async function pressEnds(): Promise<void> {
  if (!document.querySelector('#static :active')) return;
  await new Promise((resolve) => {
    for (const kind of ['pointerup', 'pointercancel', 'keyup'])
      addEventListener(kind, resolve, { capture: true, once: true });
  });
  await new Promise((resolve) => setTimeout(resolve, untilClick));
}
