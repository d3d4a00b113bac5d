import { formatMoment, toInputValue } from '@console/shared/format';
import { isOpen, type Moment, type Season } from '@console/shared/model';
import { StatusWord, type Column } from '@console/shared/ui';
import { styled } from 'styled-components';
import { SeasonDescription } from './season-description';

/** A word without a break, such as a long e-mail, gives way rather than push the actions off the screen. */
const Words = styled.div`
  overflow-wrap: anywhere;
`;

const Missing = styled.span`
  color: ${({ theme }) => theme.color.textMuted};
  font-weight: 400;
`;

const Time = styled.time`
  white-space: nowrap;
`;

/** The specification's columns, in its order and wording. */
export const seasonColumns: readonly Column<Season>[] = [
  { key: 'season', header: 'Season', primary: true, render: (season) => <Text>{season.name}</Text> },
  { key: 'host', header: 'Host', render: (season) => <Text>{season.host}</Text> },
  { key: 'email', header: 'Email', render: emailsOf },
  { key: 'time', header: 'Time', render: timesOf },
  { key: 'status', header: 'Status', badge: true, render: statusOf },
  {
    key: 'description',
    header: 'Discription',
    render: (season) => <SeasonDescription text={season.description} />,
  },
];

function Text({ children }: { children: string }) {
  return <Words>{children || <Missing>not given</Missing>}</Words>;
}

function emailsOf({ hostEmail, additionalEmail }: Season) {
  return (
    <Words>
      <div>{hostEmail || <Missing>not given</Missing>}</div>
      {additionalEmail && <div>{additionalEmail}</div>}
    </Words>
  );
}

function timesOf({ start, end }: Season) {
  return (
    <div>
      <div>{timeOf(start, 'no start')}</div>
      <div>{timeOf(end, 'no end')}</div>
    </div>
  );
}

const timeOf = (moment: Moment, missing: string) =>
  moment === null ? (
    <Missing>{missing}</Missing>
  ) : (
    <Time dateTime={toInputValue(moment)}>{formatMoment(moment)}</Time>
  );

function statusOf(season: Season) {
  const tone = isOpen(season) ? 'success' : season.status === 'deactivated' ? 'muted' : 'warning';
  return <StatusWord tone={tone}>{season.status || 'no status'}</StatusWord>;
}
