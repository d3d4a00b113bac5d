import { styled } from 'styled-components';
import { MomentText } from '@console/shared/lists';
import type { Moment, Quiz } from '@console/shared/model';

/** In a table, the date above the time: the title has the room. */
const Stamp = styled.span`
  font-size: ${({ theme }) => theme.fontSize.small};

  @container (width > 58rem) {
    display: inline-block;
    max-width: 11ch;

    time {
      white-space: normal;
    }
  }
`;

export function MomentCell({ moment }: { moment: Moment }) {
  return <Stamp>{moment === null ? '—' : <MomentText moment={moment} />}</Stamp>;
}

const EndInCard = styled.span`
  display: none;

  @container (width <= 58rem) {
    display: block;
  }
`;

/** The start; in a card with the end below it, which has no cell there. */
export const StartCell = ({ start, end }: Pick<Quiz, 'start' | 'end'>) => (
  <div>
    <MomentCell moment={start} />
    <EndInCard>
      – <MomentCell moment={end} />
    </EndInCard>
  </div>
);
