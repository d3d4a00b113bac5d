import { render, screen } from '@testing-library/react';
import { dismissToasts, Toaster } from '@console/shared/ui';
import { LanguageNotice } from './language-notice';

const open = () =>
  render(
    <>
      <LanguageNotice />
      <Toaster />
    </>,
  );

const region = () => screen.findByRole('region', { name: 'Notices' });

describe('a chosen language that could not be loaded', () => {
  beforeEach(() => dismissToasts());
  afterEach(() => {
    document.cookie = 'lang=;max-age=0';
    jest.restoreAllMocks();
  });

  it('is named, with what to do', async () => {
    document.cookie = 'lang=te';
    open();
    expect(await region()).toHaveTextContent(
      'Couldn’t load తెలుగు The console is in English for now. Reload the page to try again.',
    );
  });

  it('is named as missing on this device while it is offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    document.cookie = 'lang=te';
    open();
    expect(await region()).toHaveTextContent(
      'This isn’t available offline. Connect to the internet, then reload the page.',
    );
  });

  it.each(['', 'lang=en'])('is not named where the language is as chosen (%j)', async (cookie) => {
    document.cookie = cookie;
    open();
    expect(await region()).toBeEmptyDOMElement();
  });
});
