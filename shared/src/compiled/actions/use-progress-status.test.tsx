import { act, render, screen } from '@testing-library/react';
import { useProgressStatus } from './use-progress-status';

function Progress({ done }: { done?: number }) {
  const text = done === undefined ? 'Nothing runs' : `${done} of 60`;
  return <p {...useProgressStatus(text, done !== undefined && done < 60)}>{text}</p>;
}

describe('a progress', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is announced at the start, every five seconds, and at the end', () => {
    const said: (string | null)[] = [];
    const { rerender } = render(<Progress />);
    const note = () => {
      const region = screen.getByRole('status');
      if (region.getAttribute('aria-live') === 'polite') said.push(region.textContent);
    };
    for (let done = 0; done <= 60; done += 5) {
      rerender(<Progress done={done} />);
      note();
      expect(screen.getByText(`${done} of 60`)).toBeVisible();
      act(() => jest.advanceTimersByTime(1000));
    }
    rerender(<Progress />);
    note();
    expect(said).toEqual(['0 of 60', '25 of 60', '50 of 60', '60 of 60', 'Nothing runs']);
  });
});
