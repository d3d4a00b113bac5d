import { act, render } from '@testing-library/react';
import { BrowserRouter, Redirect } from '@console/shared/router';

const addressNow = () => location.pathname + location.search;

test('redirects again when the address changes while the redirect is still on the screen', () => {
  history.replaceState(null, '', '/quizzes?season=S1');
  render(<Redirect to="/home?season=S1" />, { wrapper: BrowserRouter });
  expect(addressNow()).toBe('/home?season=S1');

  act(() => {
    history.pushState(null, '', '/create-question?season=S1');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(addressNow()).toBe('/home?season=S1');
});
