import type { PolicySection } from '../policy-section';

export const sharingSections: readonly PolicySection[] = [
  {
    id: 'sharing',
    title: 'Who else receives it',
    body: () => (
      <>
        <p>We do not sell personal data. We share it only with:</p>
        <ul>
          <li>
            <strong>Other players.</strong> Your name and scores appear on the leaderboards of the seasons you
            take part in.
          </li>
          <li>
            <strong>The hosts of your season,</strong> who see its results and may need your name and e-mail
            address to give you a certificate or a prize.
          </li>
          <li>
            <strong>Those who run a season with you.</strong> If you are a host, its other host and our
            administrators see your name and e-mail address.
          </li>
          <li>
            <strong>Those who work for us.</strong> Google Firebase, for sign-in, for the database and for
            hosting our pages. They may use the data only to serve us.
          </li>
          <li>
            <strong>Advertising partners,</strong> as the next part says.
          </li>
          <li>
            <strong>Authorities and courts,</strong> where the law obliges us, or where someone’s safety or
            rights must be protected.
          </li>
          <li>
            <strong>A successor,</strong> should another organisation take over the contest. This text would
            bind it, and we would tell you first.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'advertising',
    title: 'Advertisements',
    body: () => (
      <>
        <p>
          The players’ app may show advertisements: between two screens, as a banner, or in exchange for
          something in the app if you choose to watch. Our advertising partners, such as Google, receive data
          of your device and its advertising identifier to choose ads, to count them and to prevent fraud.
          They never receive your answers, your scores or your e-mail address from us.
        </p>
        <p>
          In the settings of your device you can limit personalised advertisements or reset the advertising
          identifier; you will then see other ads, not fewer. Partners handle what they receive under their
          own policies; Google’s is at{' '}
          <a href="https://policies.google.com/privacy">policies.google.com/privacy</a>.
        </p>
      </>
    ),
  },
  {
    id: 'international-transfer',
    title: 'Data in other countries',
    body: () => (
      <p>
        We run the contest from India. Google and our other partners keep and handle data on servers that may
        be in other countries, where the law on data may differ from yours. We choose partners who bind
        themselves by contract to protect it wherever it is, and we send data to no country to which the
        Government of India has forbidden it. If you take part from outside India, your data comes to us here.
      </p>
    ),
  },
];
