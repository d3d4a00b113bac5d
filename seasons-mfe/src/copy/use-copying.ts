import { useAction } from '@console/shared/actions';
import { asDataError, describeFailure, useGateway } from '@console/shared/data';
import { seasonName } from '@console/shared/format';
import { paths, pathTo } from '@console/shared/model';
import { useNavigate } from '@console/shared/router';
import { seasonOpened, useDispatch } from '@console/shared/selection';
import { t } from '../i18n';
import { messages } from '../season.form';
import type { CopyPlan } from './store/batches';
import { createCopy, type SeasonCopy } from './store/store-copy';

/**
 * Stores a copy with progress, then opens its quizzes. It goes on when the person leaves the screen.
 * @param begun a copy that was interrupted before, and can go on
 */
export function useCopying(begun?: SeasonCopy) {
  const gateway = useGateway();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const action = useAction<SeasonCopy>({
    id: 'season-copy',
    begun,
    describe: ({ season }, end) =>
      end === 'done'
        ? {
            title: t('User Action'),
            message: t('Season {season} created successfully', { season: seasonName(season) }),
          }
        : undefined,
    reasonOf,
    interrupted: {
      title: t('Copy interrupted'),
      message: t('To finish or undo the copy, open the new season’s history.'),
    },
    onDone: ({ season }) => {
      dispatch(seasonOpened(season.id));
      void navigate(pathTo(paths.quizList, { season: season.id }), { replace: true });
    },
  });
  return { ...action, store: (plan: CopyPlan) => action.start(() => createCopy(gateway, plan)) };
}

/** A season is refused when the date of the device is wrong. */
function reasonOf(error: unknown, copy?: SeasonCopy): string {
  const { message } = describeFailure(error);
  const isClock = asDataError(error).kind === 'denied' && copy?.entries().length === 0;
  return isClock ? `${message} ${messages.wrongClock}` : message;
}
