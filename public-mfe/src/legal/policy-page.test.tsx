import { cleanup, screen, within } from '@testing-library/react';
import { renderScreen } from '@console/shared/testing';
import { PrivacyPolicyScreen } from './privacy-policy.screen';
import { TermsScreen } from './terms.screen';

const visitor = { session: null };
const text = () => screen.getByRole('article').textContent;

describe('privacy policy and terms', () => {
  it.each([
    ['Privacy Policy', <PrivacyPolicyScreen />],
    ['Terms and Conditions', <TermsScreen />],
  ])('say under %s when they were updated, whom they do not serve and whose law holds', (title, page) => {
    renderScreen(page, visitor);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByText('Last updated 12 February 2024')).toBeInTheDocument();
    expect(text()).toContain('The contest is not for children under 13. We do not serve them');
    expect(text()).toContain('the courts of India have jurisdiction');
  });

  it('are the same text', () => {
    renderScreen(<PrivacyPolicyScreen />, visitor);
    const policy = text();
    cleanup();
    renderScreen(<TermsScreen />, visitor);
    expect(text()).toBe(policy);
  });

  it('lead from the contents to every part', () => {
    renderScreen(<PrivacyPolicyScreen />, visitor);
    const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    const parts = screen.getByRole('article').querySelectorAll('section[id]');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([...parts].map(({ id }) => `#${id}`));
    expect(new Set([...parts].map(({ id }) => id)).size).toBe(parts.length);
  });

  it('go to the part that the address names', () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    renderScreen(<PrivacyPolicyScreen />, { ...visitor, at: '/privacy-policy#deletion' });
    expect(scroll.mock.contexts).toEqual([document.getElementById('deletion')]);
  });

  it('name the support e-mail of the deployment and the page to delete an account', () => {
    renderScreen(<PrivacyPolicyScreen />, visitor);
    for (const link of screen.getAllByRole('link', { name: 'support@example.org' }))
      expect(link).toHaveAttribute('href', 'mailto:support@example.org');
    const [deletion] = screen.getAllByRole('link', { name: 'Account Deletion Request' });
    expect(deletion).toHaveAttribute('href', '/delete-user-request');
  });
});
