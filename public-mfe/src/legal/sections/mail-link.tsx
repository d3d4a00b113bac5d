/** An e-mail address as a `mailto:` link. */
export const MailLink = ({ address }: { address: string }) => <a href={`mailto:${address}`}>{address}</a>;
