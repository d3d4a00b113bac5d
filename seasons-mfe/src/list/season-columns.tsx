import { formatMoment, isBlank, nameOf, seasonName, toInputValue } from '@console/shared/format';
import { isOpen, type Moment, type Season } from '@console/shared/model';
import { StatusWord, type Column } from '@console/shared/ui';
import { styled } from 'styled-components';
import { SeasonDescription } from './season-description';
import { Missing, Words } from './words';

const Time = styled.time`
  white-space: nowrap;
`;

/** The specification's columns, in its order and wording. */
export const seasonColumns: readonly Column<Season>[] = [
  {
    key: 'season',
    header: 'Season',
    primary: true,
    render: (season) => (
      <Words $min={8}>
        {isBlank(season.name) ? <Missing>{seasonName(season)}</Missing> : seasonName(season)}
      </Words>
    ),
  },
  {
    key: 'host',
    header: 'Host',
    render: ({ host }) => (
      <Words $min={6}>{isBlank(host) ? <Missing>not given</Missing> : nameOf(host, '')}</Words>
    ),
  },
  { key: 'email', header: 'Email', render: emailsOf },
  { key: 'time', header: 'Time', render: timesOf },
  { key: 'status', header: 'Status', badge: true, render: statusOf },
  {
    key: 'description',
    header: 'Discription',
    render: ({ description }) => <SeasonDescription text={description} />,
  },
];

function emailsOf({ hostEmail, additionalEmail }: Season) {
  return (
    <Words $min={10}>
      <div>{isBlank(hostEmail) ? <Missing>not given</Missing> : <Email text={nameOf(hostEmail, '')} />}</div>
      {!isBlank(additionalEmail) && (
        <div>
          <Email text={nameOf(additionalEmail, '')} />
        </div>
      )}
    </Words>
  );
}

/** A long one breaks before its @ first. */
function Email({ text }: { text: string }) {
  const at = text.lastIndexOf('@');
  if (at <= 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
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

/** Another client's status as it is. */
function statusOf(season: Season) {
  const tone = isOpen(season) ? 'success' : season.status === 'deactivated' ? 'muted' : 'warning';
  return <StatusWord tone={tone}>{nameOf(season.status, 'no status')}</StatusWord>;
}
