import type { PolicySection } from '../policy-section';
import { MailLink } from './mail-link';

export const lawSections: readonly PolicySection[] = [
  {
    id: 'changes',
    title: 'Changes to this text',
    body: () => (
      <p>
        The contest changes, and so may this text. The date at the top is the date of the last update. If a
        change matters to you, we say so in the contest before it takes effect. If you go on taking part after
        that day, the new text holds; if you do not agree with it, you may delete your account.
      </p>
    ),
  },
  {
    id: 'jurisdiction',
    title: 'Law and jurisdiction',
    body: () => (
      <p>
        This text and everything about the contest is under the law of India, and the courts of India have
        jurisdiction over disputes. Before going to court, please let us try to resolve the matter with you.
        If one provision should not be valid, the others stay. Consumers keep what the binding law of the
        country they live in gives them.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'How to reach us',
    body: ({ supportEmail }) => (
      <p>
        For anything about this text, your data or the contest, write to <MailLink address={supportEmail} />.
      </p>
    ),
  },
];
