import { fireEvent, render, screen } from '@testing-library/react';
import { useSwipe } from './use-swipe';

function Swiped({ onStep }: { onStep: (by: number) => void }) {
  return (
    <article {...useSwipe(onStep)}>
      <h2>Who built the ark?</h2>
      <pre style={{ overflowX: 'auto' }}>Genesis</pre>
    </article>
  );
}

type Point = readonly [x: number, y: number];

const touch = ([clientX, clientY]: Point) => ({ clientX, clientY }) as Touch;

/** Moves one finger, or two, over a part; returns the steps. */
function swipe(from: Point, to: Point, { on = 'Who built the ark?', fingers = 1 } = {}): readonly number[] {
  const steps: number[] = [];
  render(<Swiped onStep={(by) => steps.push(by)} />);
  const part = screen.getByText(on);
  fireEvent.touchStart(part, { touches: Array.from({ length: fingers }, () => touch(from)) });
  fireEvent.touchEnd(part, { touches: [], changedTouches: [touch(to)] });
  return steps;
}

beforeEach(() => {
  jest.replaceProperty(window, 'innerWidth', 390);
  document.documentElement.style.fontSize = '16px';
});

describe('a swipe', () => {
  it.each<[string, Point, Point, number[]]>([
    ['to the left goes to the next', [200, 300], [140, 340], [1]],
    ['to the right goes to the previous', [100, 300], [180, 300], [-1]],
    ['of less than 60 px does nothing', [200, 300], [141, 300], []],
    ['that goes more down than sideways scrolls', [200, 300], [120, 390], []],
    ['from the edge is the browser’s', [12, 300], [200, 300], []],
  ])('%s', (_, from, to, steps) => {
    expect(swipe(from, to)).toEqual(steps);
  });

  it('of two fingers zooms', () => {
    expect(swipe([200, 300], [100, 300], { fingers: 2 })).toEqual([]);
  });

  it('on what scrolls sideways scrolls it', () => {
    jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
    expect(swipe([200, 300], [100, 300], { on: 'Genesis' })).toEqual([]);
  });

  it('that selects text does not step', () => {
    jest.spyOn(window, 'getSelection').mockReturnValue({ isCollapsed: false } as Selection);
    expect(swipe([200, 300], [100, 300])).toEqual([]);
  });

  it('does nothing where the list is beside the question', () => {
    jest.replaceProperty(window, 'innerWidth', 1280);
    expect(swipe([200, 300], [100, 300])).toEqual([]);
  });

  it('that the browser has cancelled does not step with the next finger', () => {
    const onStep = jest.fn();
    render(<Swiped onStep={onStep} />);
    const part = screen.getByText('Who built the ark?');
    fireEvent.touchStart(part, { touches: [touch([200, 300])] });
    fireEvent.touchCancel(part);
    fireEvent.touchEnd(part, { touches: [], changedTouches: [touch([100, 300])] });
    expect(onStep).not.toHaveBeenCalled();
  });
});
