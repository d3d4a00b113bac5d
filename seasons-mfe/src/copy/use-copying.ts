import { useEffect, useRef, useState } from 'react';
import { asDataError, describeFailure, undoEntries, useGateway } from '@console/shared/data';
import { useUnsavedForm } from '@console/shared/drafts';
import { seasonName } from '@console/shared/format';
import { paths, pathTo } from '@console/shared/model';
import { useNavigate } from '@console/shared/router';
import { seasonOpened, useDispatch } from '@console/shared/selection';
import { notify } from '@console/shared/ui';
import { t } from '../i18n';
import { messages } from '../season.form';
import type { CopyPlan } from './store/batches';
import { CopyStopped, createCopy, type CopyProgress, type SeasonCopy } from './store/store-copy';

/** What has become of a copy. */
export type CopyState =
  | { readonly is: 'idle' }
  | { readonly is: 'storing'; readonly progress: CopyProgress; readonly isStopping: boolean }
  | {
      readonly is: 'stopped';
      readonly progress: CopyProgress;
      /** Why, where it was not the person. */
      readonly reason?: string;
      /** Whether somebody has undone or ended it, after which nothing more is stored of it. */
      readonly isEnded: boolean;
      /** `undefined` where nothing was stored. */
      readonly undo: (() => void) | undefined;
    };

/**
 * Stores a copy with progress, then opens its quizzes. It goes on when the person leaves the screen.
 * @param begun a copy that was cut short before, and can go on
 */
export function useCopying(begun?: SeasonCopy) {
  const gateway = useGateway();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const stoppedOf = (copy: SeasonCopy, reason?: string, isEnded = false): CopyState => ({
    is: 'stopped',
    progress: copy.progress(),
    ...(reason !== undefined && { reason }),
    isEnded,
    undo: copy.entries().length > 0 ? () => undoEntries(gateway, copy.entries()) : undefined,
  });
  const [state, setState] = useState<CopyState>(begun ? stoppedOf(begun, '') : { is: 'idle' });
  const running = useRef(begun && { copy: begun, controller: new AbortController() });
  const isShown = useIsShown();
  useLeaveWarning(state.is === 'storing');

  const run = async (copy: SeasonCopy) => {
    const controller = new AbortController();
    running.current = { copy, controller };
    const show = (progress: CopyProgress) =>
      setState({ is: 'storing', progress, isStopping: controller.signal.aborted });
    show(copy.progress());
    try {
      await copy.run({ signal: controller.signal, onProgress: show });
      notify({
        title: t('User Action'),
        message: t('Season {season} created successfully', { season: seasonName(copy.season) }),
        undo: () => undoEntries(gateway, copy.entries()),
      });
      if (!isShown.current) return;
      dispatch(seasonOpened(copy.season.id));
      void navigate(pathTo(paths.quizList, { season: copy.season.id }), { replace: true });
    } catch (error) {
      if (error instanceof CopyStopped) return setState(stoppedOf(copy));
      console.error('A season was not copied', error);
      const isEnded = asDataError(error).kind === 'ended';
      const reason = reasonOf(error, copy);
      if (!isShown.current) notify(isEnded ? { ...cutShort, message: reason } : cutShort);
      setState(stoppedOf(copy, reason, isEnded));
    }
  };
  return {
    state,
    store: (plan: CopyPlan) => run(createCopy(gateway, plan)),
    /** Goes on where it was stopped. */
    resume: () => running.current && void run(running.current.copy),
    /** Stops after the present batch. */
    cancel: () => {
      running.current?.controller.abort();
      setState((before) => (before.is === 'storing' ? { ...before, isStopping: true } : before));
    },
    forget: () => setState({ is: 'idle' }),
  };
}

const cutShort = {
  title: t('Copy interrupted'),
  message: t('To finish or undo the copy, open the new season’s history.'),
  tone: 'danger',
} as const;

/** A season is refused when the date of the device is wrong. */
function reasonOf(error: unknown, copy: SeasonCopy): string {
  const { message } = describeFailure(error);
  const isClock = asDataError(error).kind === 'denied' && copy.entries().length === 0;
  return isClock ? `${message} ${messages.wrongClock}` : message;
}

/** Whether the screen is still there. */
function useIsShown() {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  return isShown;
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/** The browser asks before the page is left, and a new release does not load it again. */
function useLeaveWarning(isUnsaved: boolean): void {
  useUnsavedForm('season-copy', isUnsaved);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}
