import { styled } from 'styled-components';
import { formatMoment } from '@console/shared/format';
import type { Moment } from '@console/shared/model';

/** Small, so that two of them fit on one line each on a laptop. */
const Stamp = styled.span`
  font-size: ${({ theme }) => theme.fontSize.small};
  white-space: nowrap;
`;

export function MomentCell({ moment }: { moment: Moment }) {
  return <Stamp>{formatMoment(moment) || '—'}</Stamp>;
}
