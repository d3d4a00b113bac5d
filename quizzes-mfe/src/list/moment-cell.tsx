import { styled } from 'styled-components';
import { MomentText } from '@console/shared/lists';
import type { Moment } from '@console/shared/model';

/** Small, so that two of them fit on one line each on a laptop. */
const Stamp = styled.span`
  font-size: ${({ theme }) => theme.fontSize.small};
`;

export function MomentCell({ moment }: { moment: Moment }) {
  return <Stamp>{moment === null ? '—' : <MomentText moment={moment} />}</Stamp>;
}
