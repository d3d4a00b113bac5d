import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareButton } from './share-button';

const link = { title: 'Week 1', url: 'https://quiz.example.org/quiz/S1/Q1' };

/** A device with a share sheet, or whose browser has one and no touch screen. */
function givenDevice(pointer: 'coarse' | 'fine', share?: jest.Mock) {
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: query === `(pointer: ${pointer})` }));
  if (share) Object.defineProperty(navigator, 'share', { value: share, configurable: true });
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

describe('sharing', () => {
  it('opens the sheet of a phone, and says nothing when the person closes it', async () => {
    const share = jest.fn(() => Promise.reject(new DOMException('Closed', 'AbortError')));
    givenDevice('coarse', share);
    render(<ShareButton {...link} />);
    await userEvent.click(screen.getByRole('button', { name: 'Share…' }));
    expect(share).toHaveBeenCalledWith(link);
  });

  it('offers a text as well', async () => {
    const share = jest.fn(() => Promise.resolve());
    givenDevice('coarse', share);
    render(<ShareButton title="Week 1" text="1. Who built the ark?" />);
    await userEvent.click(screen.getByRole('button', { name: 'Share…' }));
    expect(share).toHaveBeenCalledWith({ title: 'Week 1', text: '1. Who built the ark?' });
  });

  it.each([
    ['a browser without such a sheet', 'coarse', undefined],
    ['a computer', 'fine', jest.fn()],
  ] as const)('is not offered by %s', (_what, pointer, share) => {
    givenDevice(pointer, share);
    render(<ShareButton {...link} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
