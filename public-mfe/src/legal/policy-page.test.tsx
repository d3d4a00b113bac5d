import { cleanup, screen, within } from '@testing-library/react';
import { renderScreen } from '@console/shared/testing';
import { PrivacyPolicyScreen } from './privacy-policy.screen';
import { TermsScreen } from './terms.screen';

const visitor = { session: null };
const text = () => screen.getByRole('article').textContent;

describe('privacy policy and terms', () => {
  it.each([
    ['Privacy Policy', PrivacyPolicyScreen],
    ['Terms and Conditions', TermsScreen],
  ])(
    'show under %s the date of the update, who they are not for and the governing law @1.06 @2.84 @2.85 @2.86 @9.08',
    (title, Screen) => {
      renderScreen(<Screen />, visitor);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
      expect(screen.getByText('Last updated 12 February 2024')).toBeInTheDocument();
      expect(screen.getByText(/amended 30 November 2026 \(What we collect\)/)).toBeInTheDocument();
      const changed = screen.getByRole('heading', { name: 'What we collect' }).closest('section');
      expect(changed).toHaveTextContent('A history shows others who run the season what you changed');
      expect(changed).toHaveTextContent('When the console fails for staff, it tells us what failed');
      expect(text()).toContain('The contest is not for children under 13. We do not serve them');
      expect(text()).toContain('the courts of India have jurisdiction');
    },
  );

  it('are the same text @2.83', () => {
    renderScreen(<PrivacyPolicyScreen />, visitor);
    const policy = text();
    cleanup();
    renderScreen(<TermsScreen />, visitor);
    expect(text()).toBe(policy);
  });

  it('link every section from the contents', () => {
    renderScreen(<PrivacyPolicyScreen />, visitor);
    const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
    const links = within(contents.getByRole('list')).getAllByRole('link');
    const parts = screen.getByRole('article').querySelectorAll('section[id]');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([...parts].map(({ id }) => `#${id}`));
    expect(new Set([...parts].map(({ id }) => id)).size).toBe(parts.length);
  });

  it("scroll to the section that the URL's hash names", () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    renderScreen(<PrivacyPolicyScreen />, { ...visitor, at: '/privacy-policy#deletion' });
    expect(scroll.mock.contexts).toEqual([document.getElementById('deletion')]);
  });

  it('say what a deletion leaves, and what happens to the seasons of a host', () => {
    renderScreen(<PrivacyPolicyScreen />, visitor);
    expect(text()).toContain('Within 15 days your account and the data that belongs to it');
    expect(text()).toContain('we then keep only the time and a code that is computed from the identifier');
    expect(text()).toContain('stay with it, without your name and e-mail address as its host');
    expect(text()).toContain('If you are its only host, we name another one first.');
  });

  it("show the deployment's support e-mail and link the page to delete an account", () => {
    renderScreen(<PrivacyPolicyScreen />, visitor);
    for (const link of screen.getAllByRole('link', { name: 'support@example.org' }))
      expect(link).toHaveAttribute('href', 'mailto:support@example.org');
    const [deletion] = screen.getAllByRole('link', { name: 'Account Deletion Request' });
    expect(deletion).toHaveAttribute('href', '/delete-user-request');
  });
});
