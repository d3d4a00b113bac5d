import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import {
  locations,
  quizFromDocument,
  seasonFromDocument,
  useGateway,
  type StoredDocument,
} from '@console/shared/data';
import { quizName, seasonName } from '@console/shared/format';
import { RowLink } from '@console/shared/lists';
import { isOpen, paths, pathTo, quizStatuses, type PartialList, type Season } from '@console/shared/model';
import { useStoredSelection } from '@console/shared/selection';
import { theme } from '@console/shared/ui';
import { t } from '../i18n';
import { ContinueRoom } from './list.styles';

/** The details are beside the name, on phones below it. */
const Back = styled(RowLink)`
  flex-wrap: wrap;
  align-content: center;
  gap: 0 ${theme.space(4)};
  min-height: 44px;
  width: fit-content;
  font-weight: 600;
  line-height: 1.35;
  text-decoration-line: none;
  overflow-wrap: anywhere;

  > :first-child {
    text-decoration: underline 1px;
  }
`;

const Details = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
  font-weight: 400;
`;

/**
 * Leads back to the quiz, or else the season, that this person has opened last on this device. The season is one of the
 * list, so the person may still read it; the quiz comes from the device, so that nothing is read for it. So does the season
 * that a long list has not loaded, since it is one of people who may read all.
 */
export function Continue({ list }: { list: PartialList<Season> | undefined }) {
  const { seasonId, quizId } = useStoredSelection();
  const listed = list?.rows.find(({ id }) => id === seasonId);
  const isElsewhere = list?.total !== undefined && !listed;
  const found = useOnDevice(
    isElsewhere && seasonId ? locations.season(seasonId) : undefined,
    seasonFromDocument,
  );
  const season = listed ?? (isElsewhere ? found : undefined);
  const quiz = useOnDevice(
    seasonId && quizId ? locations.quiz(seasonId, quizId) : undefined,
    quizFromDocument,
  );
  // The room stays, so that nothing moves.
  if (!season || !isOpen(season)) return <ContinueRoom />;
  const status = quizStatuses.find((one) => one === quiz?.status);
  const place = { season: season.id, quiz: quiz?.id };
  return (
    <ContinueRoom>
      <Back to={pathTo(quiz ? paths.questionList : paths.quizList, place)}>
        <span dir="auto">{t('Continue: {name}', { name: quiz ? quizName(quiz) : seasonName(season) })}</span>
        {quiz && (
          <Details dir="auto">{[status && t(status), seasonName(season)].filter(Boolean).join(', ')}</Details>
        )}
      </Back>
    </ContinueRoom>
  );
}

/** What this device has stored at a path; `undefined` also after its deletion. */
function useOnDevice<Entity>(
  path: string | undefined,
  fromDocument: (document: StoredDocument) => Entity,
): Entity | undefined {
  const gateway = useGateway();
  const [found, setFound] = useState<{ at: string; entity: Entity }>();
  useEffect(() => {
    if (path === undefined) return;
    gateway.get(path, 'cache').then(
      (document) => setFound(document && { at: path, entity: fromDocument(document) }),
      (error: unknown) => console.warn('What was opened last was not read', error),
    );
  }, [gateway, path, fromDocument]);
  return found?.at === path ? found?.entity : undefined;
}
