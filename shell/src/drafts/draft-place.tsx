import { Provider } from 'react-redux';
import { styled } from 'styled-components';
import { GatewayProvider, skipToken, useQuizQuery, useSeasonQuery } from '@console/shared/data';
import { quizName, seasonName } from '@console/shared/format';
import { openedStaffRuntime } from '../staff/staff-runtime';

const Place = styled.p`
  overflow-wrap: anywhere;
`;

type DraftPlaceProps = { address: string };

/** The names of the season and the quiz that a draft is about, as far as the person may read them. */
export function DraftPlace(props: DraftPlaceProps) {
  // The list is in the top bar, outside of what has the data.
  const opened = openedStaffRuntime();
  if (!opened) return null;
  return (
    <GatewayProvider value={opened.gateway}>
      <Provider store={opened.store}>
        <Names {...props} />
      </Provider>
    </GatewayProvider>
  );
}

function Names({ address }: DraftPlaceProps) {
  const query = new URL(address, location.origin).searchParams;
  const [seasonId, quizId] = [query.get('season'), query.get('quiz')];
  const { currentData: season } = useSeasonQuery(seasonId ?? skipToken);
  const { currentData: quiz } = useQuizQuery(seasonId && quizId ? { seasonId, quizId } : skipToken);
  const names = [season && seasonName(season), quiz && quizName(quiz)].filter(Boolean);
  return (
    names.length > 0 && (
      <Place dir="auto" translate="no">
        {names.join(' › ')}
      </Place>
    )
  );
}
