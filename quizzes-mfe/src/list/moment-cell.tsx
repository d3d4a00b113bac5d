import { styled } from 'styled-components';
import { formatMoment } from '@console/shared/format';
import type { Moment } from '@console/shared/model';

/** As wide as a date, so that a narrow column breaks before the time and not at a hyphen. */
const Stamp = styled.span`
  display: inline-block;
  min-width: 10ch;
`;

export function MomentCell({ moment }: { moment: Moment }) {
  return <Stamp>{formatMoment(moment) || '—'}</Stamp>;
}
