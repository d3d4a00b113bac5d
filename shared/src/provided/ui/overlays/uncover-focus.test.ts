import { uncoverFocus } from './uncover-focus';

/** A focused button that a notice covers. */
function cover(focusedBy: 'keyboard' | 'pointer'): Element {
  document.body.innerHTML = '<button>Update</button><div></div>';
  const [button, notice] = document.body.children;
  if (!(button instanceof HTMLElement) || !notice) throw new Error('No elements');
  button.getBoundingClientRect = () => new DOMRect(0, 600, 100, 40);
  notice.getBoundingClientRect = () => new DOMRect(0, 620, 100, 80);
  button.focus();
  jest.spyOn(button, 'matches').mockReturnValue(focusedBy === 'keyboard');
  return notice;
}

let scrollBy: jest.SpyInstance;
beforeEach(() => (scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined)));
afterEach(() => (document.body.innerHTML = ''));

describe('a control that a notice covers', () => {
  it('is scrolled into sight when the keyboard has focused it', () => {
    uncoverFocus([cover('keyboard')]);
    expect(scrollBy).toHaveBeenCalledWith({ top: 32 });
  });

  it('stays under the pointer that presses it', () => {
    uncoverFocus([cover('pointer')]);
    expect(scrollBy).not.toHaveBeenCalled();
  });
});
