import type { PolicySection } from '../policy-section';

export const dataSections: readonly PolicySection[] = [
  {
    id: 'data-we-collect',
    title: 'What we collect',
    body: () => (
      <>
        <p>We collect no more than the contest needs:</p>
        <ul>
          <li>
            <strong>Your account.</strong> You sign in with Google. Google tells us your name, your e-mail
            address, the address of your picture and an identifier of your account. We never see your Google
            password.
          </li>
          <li>
            <strong>Your play.</strong> The seasons and quizzes you take part in, the answers you choose, how
            long you take, your scores and your place on the leaderboards.
          </li>
          <li>
            <strong>Your work as a host.</strong> If you help to run a season: the name and e-mail address
            given for you as its host or additional host, your role, what you enter, which quizzes you delete
            and when, and which findings of a check you dismiss and why. A history shows others who run the
            season what you changed, with your name, e-mail address and the time, for 30 days.
          </li>
          <li>
            <strong>Your device.</strong> Type of device, operating system, browser or app version, language,
            internet address, and reports of errors and crashes.
          </li>
          <li>
            <strong>Advertisements.</strong> Where the players’ app shows them: your device’s advertising
            identifier, which ads were shown and whether they were opened or watched to the end.
          </li>
          <li>
            <strong>What you write to us.</strong> Your e-mails to support, and the reason you give when you
            ask us to delete your account.
          </li>
        </ul>
        <p>
          When the console fails for staff, it tells us what failed, in which release, browser and hour, but
          not for whom. We keep that for 14 days.
        </p>
        <p>
          We do not ask for your address, telephone number, precise location, contacts, photographs or payment
          details, and we do not ask what you believe.
        </p>
      </>
    ),
  },
  {
    id: 'device-storage',
    title: 'What is kept on your device',
    body: () => (
      <p>
        So that you stay signed in and find your place again, the contest keeps your sign-in, your role, the
        season and quiz you opened last, copies of what you read and what you have typed but not saved in the
        storage of your browser or app. We set no cookies of our own to follow you elsewhere. Logging out of
        the console removes what it keeps; clearing your browser’s or app’s data removes all of it.
      </p>
    ),
  },
  {
    id: 'purposes',
    title: 'What we use it for',
    body: () => (
      <>
        <ul>
          <li>to let you sign in and to recognise you when you come back;</li>
          <li>to run quizzes, mark answers, calculate scores and show results and leaderboards;</li>
          <li>to let hosts run their own seasons only;</li>
          <li>to keep the contest fair, and to find and stop cheating and misuse;</li>
          <li>to answer you, and to tell you of important changes;</li>
          <li>to find faults, keep the contest safe and make it better;</li>
          <li>to show advertisements, which help to pay for the contest;</li>
          <li>to comply with the law.</li>
        </ul>
        <p>We make no decision with legal or similar effect about you by automatic means alone.</p>
      </>
    ),
  },
  {
    id: 'legal-basis',
    title: 'What gives us the right to use it',
    body: () => (
      <>
        <p>We use personal data only where the law allows it:</p>
        <ul>
          <li>
            <strong>Your consent,</strong> which you give when you sign in, and for personalised
            advertisements where you allow them. You may take it back at any time; what was done before stays
            lawful.
          </li>
          <li>
            <strong>Our agreement with you,</strong> since without your account, answers and scores there is
            no contest.
          </li>
          <li>
            <strong>Our legitimate interest</strong> in a fair, safe and working contest, where yours does not
            weigh more.
          </li>
          <li>
            <strong>The law,</strong> where it obliges us.
          </li>
        </ul>
        <p>
          In India this means the Information Technology Act, 2000, with the rules made under it, and the
          Digital Personal Data Protection Act, 2023, as its provisions come into force. Where the law of your
          own country gives you more, that law holds for you as well.
        </p>
      </>
    ),
  },
];
