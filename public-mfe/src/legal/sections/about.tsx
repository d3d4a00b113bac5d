import type { PolicySection } from '../policy-section';
import { MailLink } from './mail-link';

export const aboutSections: readonly PolicySection[] = [
  {
    id: 'about',
    title: 'What this text is',
    body: () => (
      <>
        <p>
          This one text is both the privacy policy and the terms and conditions of our Bible quiz contests.
          Its first part says what we learn about you, why, who else sees it and how long it is kept. Its
          second part says on which terms you take part.
        </p>
        <p>
          We have tried to write it so that nobody needs a lawyer to read it. If something is not clear,
          please ask us before you take part.
        </p>
      </>
    ),
  },
  {
    id: 'who-we-are',
    title: 'Who we are',
    body: ({ brand, publicHost, supportEmail }) => (
      <>
        <p>
          “We” are the team that runs the Bible quiz contests. “The contest” means all that we offer for them:
          the players’ app and website at <a href={publicHost}>{publicHost}</a>, and {brand}, with which
          churches and other hosts prepare their seasons, quizzes and questions.
        </p>
        <p>
          We decide why and how personal data is used in the contest and answer for it. A host who runs a
          season sees only what belongs to that season, and may use it only to run it. You reach us at{' '}
          <MailLink address={supportEmail} />.
        </p>
      </>
    ),
  },
];
