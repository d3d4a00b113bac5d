import { useEffect, useRef, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { consoleApi, GatewayProvider, locations, textOf } from '@console/shared/data';
import { useSession } from '@console/shared/session';
import { useFonts } from '../fonts/use-fonts';
import { LanguageNotice, PaletteHost, StaffHosts, UndoHost } from '../idle/lazy-idle-parts';
import { SeasonBreadcrumb } from '../layout/season-breadcrumb';
import { useSessionEvents } from '../session/session-events';
import { WhileSignedIn } from '../session/sign-in-again';
import { useReportDatabase } from '../updates/registry-context';
import type { StaffRuntime } from './staff-runtime';

/** After how many milliseconds a role that could not be read is requested again. */
const watchAgainAfterMs = 10_000;

/** Wraps staff screens in the store, and subscribes to the session while they are open. */
export function StaffArea({ opened, children }: { opened: StaffRuntime; children: ReactNode }) {
  useSessionUpdates(opened);
  useFonts();
  const { ended } = useSessionEvents();
  return (
    <GatewayProvider value={opened.gateway}>
      <Provider store={opened.store}>
        <LanguageNotice />
        {!ended && <SeasonBreadcrumb />}
        {!ended && <StaffHosts />}
        {!ended && <PaletteHost />}
        {!ended && <UndoHost />}
        <WhileSignedIn ended={ended}>{children}</WhileSignedIn>
      </Provider>
    </GatewayProvider>
  );
}

/** The server may end the sign-in, and an administrator may change the role, at any time. */
function useSessionUpdates(opened: StaffRuntime): void {
  const { person, role } = useSession();
  const { ended } = useSessionEvents();
  useSignInWatch(opened, person.uid);
  useReadAgainAs(ended ? undefined : role, opened.store);
  useRoleWatch(opened, person.uid, ended);
}

function useSignInWatch({ authenticator }: StaffRuntime, uid: string): void {
  const { sessionEnded, sessionKnown } = useSessionEvents();
  useEffect(
    () =>
      authenticator.watch((person) => {
        if (person?.uid === uid) sessionKnown();
        else sessionEnded();
      }),
    [authenticator, sessionEnded, sessionKnown, uid],
  );
}

/**
 * Requests data again that was read under another role, or whose listener ended with the sign-in: the database checks access
 * when a listener starts.
 */
function useReadAgainAs(reader: string | undefined, store: StaffRuntime['store']): void {
  const readAs = useRef(reader);
  useEffect(() => {
    if (readAs.current === reader) return;
    readAs.current = reader;
    if (reader !== undefined) store.dispatch(consoleApi.util.invalidateTags(['Live']));
  }, [reader, store]);
}

function useRoleWatch({ gateway, store }: StaffRuntime, uid: string, ended: boolean): void {
  const reportDatabase = useReportDatabase();
  const { roleRead } = useSessionEvents();

  useEffect(() => {
    if (ended) return undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    const closed = (isClosed: boolean) => {
      // What was refused, perhaps before it was known why, is requested again.
      if (reportDatabase(isClosed)) store.dispatch(consoleApi.util.invalidateTags(['Live']));
    };
    const watch = () =>
      gateway.watchDocument(locations.permission(uid), {
        next(permission) {
          if (!permission?.fromCache) closed(false);
          roleRead(permission ? textOf(permission.fields, 'role') : '');
        },
        failed(error) {
          console.warn('The role is not followed for the moment', error);
          if (error.readAs === 'closed') closed(true);
          again = setTimeout(() => (stop = watch()), watchAgainAfterMs);
        },
      });
    let stop = watch();
    return () => {
      clearTimeout(again);
      stop();
    };
  }, [reportDatabase, ended, gateway, roleRead, store, uid]);
}
