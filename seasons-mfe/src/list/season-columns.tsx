import { isBlank, nameOf } from '@console/shared/format';
import { MomentText } from '@console/shared/lists';
import { seasonStatuses, type Moment, type Season, type SeasonStatus } from '@console/shared/model';
import { StatusLabel, type Column, type StatusTone } from '@console/shared/ui';
import { styled } from 'styled-components';
import { t } from '../i18n';
import { nameOfStatus } from '../name-of-status';
import { GivenText } from './given-text';
import { SeasonDescription } from './season-description';
import { SeasonName } from './season-name';
import { CellText, Missing } from './list.styles';

/** Two e-mails fit on two lines on a laptop. */
const Small = styled(CellText)`
  font-size: ${({ theme }) => theme.fontSize.small};
`;

/** The specification's columns, in its order and wording. */
export const seasonColumns: readonly Column<Season>[] = [
  {
    key: 'season',
    header: t('Season'),
    primary: true,
    width: 11.25,
    render: (season) => <SeasonName season={season} />,
  },
  {
    key: 'host',
    header: t('Host'),
    width: 7,
    render: ({ host }) => <GivenText text={host} missing={t('not given')} />,
  },
  { key: 'email', header: t('Email'), width: 11.75, render: emailsOf },
  { key: 'start', header: t('Time'), isShort: true, isPressed: true, render: timesOf },
  {
    key: 'status',
    header: t('Status'),
    badge: true,
    render: ({ status }) => statusLabel(status),
  },
  {
    key: 'description',
    header: t('Discription'),
    isPressed: true,
    width: 8,
    render: ({ description }) => <SeasonDescription text={description} />,
  },
];

function emailsOf({ hostEmail, additionalEmail }: Season) {
  return (
    <Small>
      {isBlank(hostEmail) ? <Missing>{t('not given')}</Missing> : <Email text={hostEmail} />}
      {!isBlank(additionalEmail) && <Email text={additionalEmail} />}
    </Small>
  );
}

/** A long one breaks before its @ first. */
function Email({ text }: { text: string }) {
  const email = nameOf(text, '');
  const at = Math.max(email.lastIndexOf('@'), 0);
  return (
    <div translate="no">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </div>
  );
}

/** A card has both on one line. */
function timesOf({ start, end }: Season) {
  return (
    <Small as="span">
      {timeOf(start, t('no start'))}
      <br />
      {timeOf(end, t('no end'))}
    </Small>
  );
}

const timeOf = (moment: Moment, missing: string) =>
  moment === null ? <Missing>{missing}</Missing> : <MomentText moment={moment} />;

const tones: Record<SeasonStatus, StatusTone> = { active: 'success', deactivated: 'muted' };

/** A status of a season; an unknown one is shown as it is stored, and marked. */
export function statusLabel(status: string) {
  const known = seasonStatuses.find((one) => one === status);
  return <StatusLabel tone={known ? tones[known] : 'warning'}>{nameOfStatus(status)}</StatusLabel>;
}
