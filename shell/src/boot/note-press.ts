/** On a touch screen the click comes some time after the finger has gone, in milliseconds. */
const untilClick = 100;

/** Lets the page say from when on a pointer is down on it, and until when the click may come. */
export function notePress(): void {
  const { dataset } = document.documentElement;
  document.addEventListener('pointerdown', ({ button }) => {
    // The menu that the right one opens takes the pointer away.
    if (button !== 2) dataset.pressed = '';
  });
  for (const end of ['pointerup', 'pointercancel'])
    document.addEventListener(end, () => setTimeout(() => delete dataset.pressed, untilClick));
}
