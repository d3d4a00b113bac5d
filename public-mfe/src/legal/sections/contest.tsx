import type { PolicySection } from '../policy-section';

export const contestSections: readonly PolicySection[] = [
  {
    id: 'terms-of-use',
    title: 'Terms of use of the contest',
    body: () => (
      <>
        <p>
          By signing in or taking part you agree to these terms. If you do not agree, please do not use the
          contest. You must be at least 13 years old. If you are under 18, you need the permission of a parent
          or guardian.
        </p>
        <p>
          One person has one account, and an account is for one person. Give your true name, keep your sign-in
          to yourself, and answer for what is done with it. Taking part is free of charge; your provider may
          charge you for the internet.
        </p>
      </>
    ),
  },
  {
    id: 'fair-play',
    title: 'Fair play, scores and prizes',
    body: () => (
      <>
        <ul>
          <li>Answer by yourself, in the time given, and without programs that answer for you.</li>
          <li>Do not publish questions or answers while a quiz is open.</li>
          <li>Do not use more than one account, and do not disturb or try to break into the contest.</li>
          <li>Treat other players and hosts with respect.</li>
        </ul>
        <p>
          Each host sets the rules of a season: its time, its quizzes, and whether there are prizes. The host
          alone gives prizes and answers for them. A score may be corrected when a question proves to be
          wrong. We or the host may take away results that were gained unfairly, and close accounts that break
          these terms; we say why, and you may object.
        </p>
      </>
    ),
  },
  {
    id: 'hosts',
    title: 'For hosts',
    body: () => (
      <p>
        If you have access to the console, use it only for the seasons entrusted to you. You must have the
        right to use what you enter. It must not break the law or hurt anyone, and must respect the copyright
        of Bible translations and other texts that you quote. You may use players’ data only to run the
        season, and must not copy it elsewhere for other ends. We may remove what breaks these terms.
      </p>
    ),
  },
  {
    id: 'content',
    title: 'Whose content it is',
    body: () => (
      <p>
        Texts, pictures and programs of the contest belong to us or to those who let us use them. You may use
        them to take part, and not copy, sell or rebuild them otherwise. What you enter stays yours; you allow
        us to store and show it as the contest needs.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'What we can and cannot promise',
    body: () => (
      <>
        <p>
          We run the contest with care, but as it is: we cannot promise that it is always available, free of
          faults or free of wrong answers. We may change, pause or end it, or a season of it. Links to other
          sites lead out of the contest. We are not responsible for those sites.
        </p>
        <p>
          As far as the law allows, we are not liable for indirect losses or for a lost chance to win. Nothing
          here limits a liability or a right of yours that the law does not let us limit.
        </p>
      </>
    ),
  },
];
