import { act, screen, waitFor } from '@testing-library/react';
import type { MemoryGateway } from './memory-gateway';
import type { RenderedScreen } from './render-screen';

/**
 * Which of the links and buttons that a screen shows while something loads it replaces by others when that has arrived:
 * those lose a click that is just being made.
 * @param hold delays what the screen waits for; returns what lets it go
 * @param early the text of a link that is shown meanwhile
 */
export async function replacedControls(
  { gateway }: RenderedScreen,
  hold: (gateway: MemoryGateway) => () => void,
  early: string,
) {
  const letGo = hold(gateway);
  await screen.findByText(early, { selector: 'a, a *' });
  expect(screen.getByText(/^Loading/)).toBeInTheDocument();
  const controls = [...document.querySelectorAll('a[href], button')];
  await act(async () => letGo());
  await waitFor(() => expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument());
  return controls.filter(({ isConnected }) => !isConnected).map(({ textContent }) => textContent);
}
