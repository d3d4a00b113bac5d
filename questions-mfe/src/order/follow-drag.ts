/** How close to a scrollable edge a drag starts scrolling, and how far it scrolls per frame, in pixels. */
const edge = 48;
const scrollStep = 8;

type Drag = {
  /** The container of the rows, their offset parent. */
  list: HTMLElement;
  row: HTMLElement;
  /** Called with the row's index and the index where it would be dropped. */
  onOver: (from: number, to: number) => void;
  /** Called when the drag ends; without indexes when it was cancelled. */
  onEnd: (places?: { from: number; to: number }) => void;
};

/**
 * Lets a row follow the pointer that was pressed on its handle (mouse, pen or touch) until it is released.
 * Escape cancels, and so does removing the row. No row moves in the DOM before the end: an element that
 * leaves the DOM loses pointer capture.
 */
export function followDrag(
  handle: HTMLElement,
  press: PointerEvent,
  { list, row, onOver, onEnd }: Drag,
): void {
  const end = new AbortController();
  const { signal } = end;
  const scroller = list.scrollHeight > list.clientHeight ? list : document.documentElement;
  const placeIn = (clientY: number) => clientY - list.getBoundingClientRect().top + list.scrollTop;
  const start = placeIn(press.clientY);
  let pointer = press.clientY;

  const places = () => placesOf(list, row, placeIn(pointer) - start);
  const draw = () => {
    const { from, to, moved } = places();
    row.style.transform = `translateY(${moved}px)`;
    onOver(from, to);
  };
  const finish = (dropped?: { from: number; to: number }) => {
    if (signal.aborted) return;
    end.abort();
    row.style.transform = '';
    onEnd(dropped);
  };
  const scroll = () => {
    if (signal.aborted) return;
    // When the row is deleted, its handle is removed as well and gets no more events.
    if (!row.isConnected) return finish();
    const before = scroller.scrollTop;
    scroller.scrollTop += scrollAt(pointer, list);
    if (scroller.scrollTop !== before) draw();
    requestAnimationFrame(scroll);
  };

  handle.setPointerCapture(press.pointerId);
  const options = { signal };
  handle.addEventListener(
    'pointermove',
    ({ clientY }) => {
      pointer = clientY;
      draw();
    },
    options,
  );
  handle.addEventListener('pointerup', () => finish(places()), options);
  handle.addEventListener('pointercancel', () => finish(), options);
  handle.addEventListener('lostpointercapture', () => finish(), options);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && finish(), options);
  requestAnimationFrame(scroll);
}

/** From where to where a row would be moved that is `by` pixels from its place, and how far it can be moved. */
function placesOf(list: HTMLElement, row: HTMLElement, by: number) {
  const rows = [...list.children].filter((each) => each instanceof HTMLElement);
  const from = rows.indexOf(row);
  const [first, last] = [rows[0] ?? row, rows.at(-1) ?? row];
  const highest = first.offsetTop - row.offsetTop;
  const lowest = last.offsetTop + last.offsetHeight - row.offsetTop - row.offsetHeight;
  const moved = Math.min(Math.max(by, highest), lowest);
  const centre = row.offsetTop + row.offsetHeight / 2 + moved;
  const above = rows.filter((each) => each !== row && each.offsetTop + each.offsetHeight / 2 < centre);
  return { from, to: above.length, moved };
}

/** How far to scroll for a pointer near an edge that has more rows behind it. */
function scrollAt(pointer: number, list: HTMLElement): number {
  const box = list.getBoundingClientRect();
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)];
  const firstRow = box.top - list.scrollTop;
  const isMoreAbove = firstRow < top;
  const isMoreBelow = firstRow + list.scrollHeight > bottom;
  if (isMoreAbove && pointer < top + edge) return -scrollStep;
  return isMoreBelow && pointer > bottom - edge ? scrollStep : 0;
}
