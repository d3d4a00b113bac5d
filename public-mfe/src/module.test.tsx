import { screen } from '@testing-library/react';
import { moduleConformance, renderScreen } from '@console/shared/testing';
import { console as facts } from '../package.json';
import { remoteModule } from './module';

describe('the public module', () => {
  // Runs first: a leftover of a screen can be detected only once.
  const promises = moduleConformance({
    paths: facts.paths,
    remoteModule,
    open: (path) => ({ session: null, at: path }),
  });
  it.each(promises.map((each) => [each.promise, each] as const))(
    'keeps its promise: %s',
    (_promise, { run }) => run(),
  );

  it.each([
    ['/delete-user-request', 'Account Deletion Request', '@2.20', 'Reason'],
    ['/privacy-policy', 'Privacy Policy', '@2.21', 'Last updated 12 February 2024'],
    ['/terms-and-conditions', 'Terms and Conditions', '@2.22', 'Last updated 12 February 2024'],
  ])('opens %s to a visitor: %s %s', async (path, title, _tag, content) => {
    const Screen = remoteModule.screens[path]?.Screen ?? 'i';
    renderScreen(<Screen />, { session: null, at: path });
    expect(await screen.findByText(content)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  });

  it('serves no other path', () => {
    expect(Object.keys(remoteModule.screens).sort()).toEqual([
      '/delete-user-request',
      '/privacy-policy',
      '/terms-and-conditions',
    ]);
  });
});
