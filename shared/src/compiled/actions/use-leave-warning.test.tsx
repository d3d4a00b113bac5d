import { render } from '@testing-library/react';
import { Activity } from 'react';
import { useLeaveWarning } from './use-leave-warning';

const Work = ({ isUnsaved }: { isUnsaved: boolean }) => {
  useLeaveWarning('work', isUnsaved);
  return null;
};

/** Whether the browser asks before the page is left. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('the question before the page is left', () => {
  it('is asked while there is unsaved work', () => {
    const { rerender } = render(<Work isUnsaved={false} />);
    expect(asks()).toBe(false);
    rerender(<Work isUnsaved />);
    expect(asks()).toBe(true);
    rerender(<Work isUnsaved={false} />);
    expect(asks()).toBe(false);
  });

  it('is asked also while the screen is hidden, as after a loss of access, until it is left', () => {
    const screen = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <Work isUnsaved />
      </Activity>
    );
    const { rerender, unmount } = render(screen('visible'));
    rerender(screen('hidden'));
    expect(asks()).toBe(true);
    unmount();
    expect(asks()).toBe(false);
  });
});
