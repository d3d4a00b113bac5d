import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { t } from '@console/shared/i18n';
import {
  asDataError,
  describeFailure,
  undoEntries,
  useGateway,
  type DataGateway,
} from '@console/shared/data';
import { dismissToasts, notify, type Toast } from '@console/shared/ui';
import type { Action, Progress } from './create-action';
import { useIsShown } from './use-is-shown';
import { useLeaveWarning } from './use-leave-warning';

/** What has become of an action. */
export type ActionState =
  | { readonly kind: 'idle' }
  /** `progress` is `undefined` while it is prepared. */
  | { readonly kind: 'running'; readonly progress?: Progress; readonly isStopping: boolean }
  | {
      readonly kind: 'stopped';
      readonly progress?: Progress;
      /** Why it failed, in words; `undefined` where the person has stopped it. */
      readonly reason?: string;
      /** Somebody has undone or ended it: nothing more can be stored of it. */
      readonly isEnded: boolean;
      /** `undefined` where nothing was stored. */
      readonly undo?: () => void;
    }
  | { readonly kind: 'done'; readonly progress: Progress; readonly undo?: () => void };

type Options<A extends Action> = {
  /** Names it among what is not saved yet. */
  readonly id: string;
  /** An action that another page has begun, to go on with. */
  readonly begun?: A | undefined;
  /** What is said at its end, with Undo; nothing where it returns `undefined`. */
  readonly describe: (action: A, end: 'done' | 'stopped') => Toast | undefined;
  /** Whether the screen says it itself, so that no notice does while it is shown; by default where it was stopped. */
  readonly isSaidOnScreen?: (end: 'done' | 'stopped') => boolean;
  /** Why it failed, in words. */
  readonly reasonOf?: (error: unknown, action: A | undefined) => string;
  /** Said where it fails after the person has left the screen; the reason is its message where it has none. */
  readonly interrupted: { readonly title: string; readonly message?: string };
  /** Awaited before its end is shown, also where the person has left the screen. */
  readonly afterRun?: (action: A, end: 'done' | 'stopped') => Promise<void>;
  /** Called at its end if the screen is still shown, or when it is shown again. */
  readonly onDone?: (action: A) => void;
};

type Running<A> = { prepare: () => A | Promise<A>; action?: A; controller?: AbortController };

/**
 * Runs one action at a time, shows how far it is, and says what came of it. It goes on when the person leaves the screen,
 * and then says where it fails. While it runs, the browser asks before the page is closed.
 */
export function useAction<A extends Action>(options: Options<A>) {
  const { id, begun } = options;
  const gateway = useGateway();
  const [state, setState] = useState<ActionState>(
    begun ? stoppedState(gateway, begun, '') : { kind: 'idle' },
  );
  const current = useRef<Running<A>>(begun && { prepare: () => begun, action: begun });
  const runAction = useRunAction(options, setState);
  useLeaveWarning(id, state.kind === 'running');

  const run = () => {
    if (current.current) void runAction(current.current);
  };
  const forget = () => {
    current.current = undefined;
    setState({ kind: 'idle' });
  };
  return {
    state,
    /** The action that runs, or ran last. */
    action: () => current.current?.action,
    /** Prepares an action and runs it, unless one runs. */
    start: (prepare: () => A | Promise<A>) => {
      if (state.kind === 'running') return;
      // Redo would do again what was undone, beside what is done now.
      dismissToasts('undone');
      current.current = { prepare };
      run();
    },
    /** Goes on where it was stopped: nothing is done twice. */
    resume: run,
    /** Stops after the present batch. */
    cancel: () => {
      current.current?.controller?.abort();
      setState((before) => (before.kind === 'running' ? { ...before, isStopping: true } : before));
    },
    forget,
    /** Takes back what was stored. */
    undo: () => {
      if (state.kind === 'stopped' || state.kind === 'done') state.undo?.();
      forget();
    },
  };
}

/** Returns a function that prepares an action and runs it to its end, unless an earlier run has prepared it. */
function useRunAction<A extends Action>(options: Options<A>, setState: (state: ActionState) => void) {
  const { describe, interrupted, reasonOf = reasonFor, afterRun, onDone } = options;
  const { isSaidOnScreen = (end) => end === 'stopped' } = options;
  const gateway = useGateway();
  const isShown = useIsShown();
  /** An action that has ended while the screen was hidden, for instance without access. */
  const ended = useRef<A>(undefined);
  const tell = useEffectEvent((action: A) => onDone?.(action));
  // Runs again when the screen is shown again.
  useEffect(() => {
    if (ended.current) tell(ended.current);
    ended.current = undefined;
  }, []);

  return async (running: Running<A>) => {
    const { signal } = (running.controller = new AbortController());
    const show = () =>
      setState({
        kind: 'running',
        ...(running.action && { progress: running.action.progress() }),
        isStopping: signal.aborted,
      });
    show();
    try {
      const action = (running.action ??= await running.prepare());
      show();
      const end = await action.run({ signal, onProgress: show });
      await afterRun?.(action, end);
      const toast = isShown.current && isSaidOnScreen(end) ? undefined : describe(action, end);
      if (toast) notify({ ...toast, ...undoOf(gateway, action) });
      // The screen has Undo of this action, as the notice of an earlier one would have.
      else dismissToasts('undo');
      if (end === 'stopped') return setState(stoppedState(gateway, action));
      setState({ kind: 'done', progress: action.progress(), ...undoOf(gateway, action) });
      if (isShown.current) onDone?.(action);
      else ended.current = action;
    } catch (error) {
      console.error('An action was interrupted', error);
      const { kind, readAs } = asDataError(error);
      const reason = [reasonOf(error, running.action), readAs === 'unavailable' && mayBeStored()]
        .filter(Boolean)
        .join(' ');
      const isEnded = kind === 'ended';
      const { title, message = reason } = interrupted;
      if (!isShown.current) notify({ title, message: isEnded ? reason : message, tone: 'danger' });
      setState(stoppedState(gateway, running.action, reason, isEnded));
    }
    return undefined;
  };
}

const undoOf = (gateway: DataGateway, action: Action | undefined) =>
  action && action.entries().length > 0 ? { undo: () => undoEntries(gateway, action.entries()) } : {};

const stoppedState = (
  gateway: DataGateway,
  action: Action | undefined,
  reason?: string,
  isEnded = false,
): ActionState => ({
  kind: 'stopped',
  ...(action && { progress: action.progress() }),
  ...(reason !== undefined && { reason }),
  isEnded,
  ...undoOf(gateway, action),
});

/** The answer to the last batch was lost: nobody knows what became of it. */
const mayBeStored = (): string =>
  t('Part of the rest may be saved already. If you try again, nothing is saved twice.');

const reasonFor = (error: unknown): string => describeFailure(error).message;
