import { paths } from '@console/shared/model';
import { Link } from '@console/shared/router';
import type { PolicySection } from '../policy-section';
import { MailLink } from './mail-link';

export const rightsSections: readonly PolicySection[] = [
  {
    id: 'your-rights',
    title: 'Your rights',
    body: ({ supportEmail }) => (
      <>
        <p>About the data that concerns you, you may ask us:</p>
        <ul>
          <li>what we hold, why, and who has received it;</li>
          <li>for a copy of it, in a form that can be read;</li>
          <li>to correct what is wrong and to complete what is missing;</li>
          <li>
            to delete it, most simply with an <Link to={paths.deletionRequest}>Account Deletion Request</Link>
            ;
          </li>
          <li>to stop using it for a purpose that you object to, or to take back a consent;</li>
          <li>to let a person whom you name act for you if you die or can no longer act yourself.</li>
        </ul>
        <p>
          Write to <MailLink address={supportEmail} /> from the e-mail address of your account, so that we
          know that it is you. It costs nothing, you will not be treated worse for it, and we answer within
          one month.
        </p>
      </>
    ),
  },
  {
    id: 'complaints',
    title: 'Complaints',
    body: ({ supportEmail }) => (
      <p>
        If you think that we handle your data wrongly, write to <MailLink address={supportEmail} /> with the
        word “Grievance” in the subject. A person who is responsible for complaints reads it and answers
        within one month. If the answer does not satisfy you, you may turn to the data protection authority of
        India, or of the country you live in.
      </p>
    ),
  },
];
