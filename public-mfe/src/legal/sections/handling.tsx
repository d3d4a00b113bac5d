import { paths } from '@console/shared/model';
import { Link } from '@console/shared/router';
import type { PolicySection } from '../policy-section';
import { MailLink } from './mail-link';

export const handlingSections: readonly PolicySection[] = [
  {
    id: 'retention',
    title: 'How long we keep it',
    body: () => (
      <>
        <p>
          We keep your account, answers and scores as long as you have an account, so that you and your host
          can look back on past seasons. Reports of errors and technical records are kept only as long as they
          help to find a fault or misuse, and e-mails to support as long as your question may come up again.
        </p>
        <p>
          A request to delete an account is kept until we have carried it out. To show that we did, we then
          keep only the time and a code that is computed from the identifier of the account (a hash) and names
          nobody. Where the law prescribes a longer time for something, we keep that one thing for that time
          and use it for nothing else.
        </p>
      </>
    ),
  },
  {
    id: 'deletion',
    title: 'Deleting your account',
    body: ({ supportEmail }) => (
      <>
        <p>
          You may leave at any time and need not say why. Ask on the page{' '}
          <Link to={paths.deletionRequest}>Account Deletion Request</Link>: sign in, so that we know that the
          account is yours, confirm, and send the request once. If you cannot sign in there, write to{' '}
          <MailLink address={supportEmail} />. Within 15 days your account and the data that belongs to it,
          with your answers, scores and places on leaderboards, are permanently deleted.
        </p>
        <p>
          This cannot be undone: nobody can bring the account or its results back. Questions and quizzes that
          you prepared as a host belong to their season and stay with it, without your name and e-mail address
          as its host. If you are its only host, we name another one first.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: () => (
      <>
        <p>
          The contest is not for children under 13. We do not serve them, and we do not knowingly collect data
          about them. If you are a parent or guardian and find that a child under 13 has an account, please
          write to us: we delete it, with all its data.
        </p>
        <p>
          If you are 13 or older but not yet 18, take part only with the permission of a parent or guardian,
          who agrees to this text on your behalf.
        </p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'How we protect it',
    body: () => (
      <>
        <p>
          Data travels encrypted between your device and our servers and is encrypted where it is stored. The
          database itself checks who may read or change what: a host reaches only the seasons that name them,
          and only administrators reach what concerns all. People who work on the contest see personal data
          only where their work needs it.
        </p>
        <p>
          No system is perfectly safe. If data about you should come into wrong hands, we tell you and the
          authorities as the law prescribes. Please help us: keep your Google account safe, log out on shared
          computers, and write to us if you notice anything strange.
        </p>
      </>
    ),
  },
];
