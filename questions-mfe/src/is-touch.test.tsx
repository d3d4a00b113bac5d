import { screen } from '@testing-library/react';
import { contest, openQuestions } from './testing/open-questions';

afterEach(() => void jest.restoreAllMocks());

/** Opens a screen on a device with a touch screen and no mouse, or with a mouse. */
function openOn(device: 'touch' | 'mouse', path: string) {
  const original = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(original(media), { matches: media === '(hover: none)' && device === 'touch' }),
    );
  openQuestions(`${path}?season=S1&quiz=Q1`, contest());
}

describe('a screen names', () => {
  it.each([
    ['the keys that mark an option, where there is a mouse', 'mouse', true],
    ['no keys on a touch screen', 'touch', false],
  ] as const)('%s', async (_, device, isNamed) => {
    openOn(device, '/create-question');
    const select = await screen.findByRole('combobox', { name: 'Correct Option' });
    expect(select).toHaveAccessibleDescription(/Mark it above/);
    if (isNamed) expect(select).toHaveAccessibleDescription(/press 1 to 4/);
    else expect(select).not.toHaveAccessibleDescription(/press 1 to 4/);
  });

  it.each([
    ['files to drop, where there is a mouse', 'mouse', /^Or drop a file here: /],
    ['files to choose on a touch screen', 'touch', /^Files: /],
  ] as const)('%s', async (_, device, text) => {
    openOn(device, '/import-questions');
    expect(await screen.findByText(text)).toBeVisible();
  });
});
