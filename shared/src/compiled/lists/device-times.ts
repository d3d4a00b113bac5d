import { useEffect, useSyncExternalStore } from 'react';

const key = 'device-times';

function subscribe(onChange: () => void) {
  window.addEventListener(key, onChange);
  return () => window.removeEventListener(key, onChange);
}

function areShown(): boolean {
  try {
    return sessionStorage.getItem(key) === 'on';
  } catch {
    return false;
  }
}

/** Whether lists show each moment in the time of this device, too; they do while this is used. */
export function useDeviceTimes(): boolean {
  const shown = useSyncExternalStore(subscribe, areShown);
  // `MomentText`, which is loaded first, knows it from the page.
  useEffect(() => void document.documentElement.toggleAttribute('data-device-times', shown), [shown]);
  return shown;
}

/** Shows or hides the times of this device in all lists, until the tab is closed. */
export function showDeviceTimes(isShown: boolean): void {
  try {
    sessionStorage.setItem(key, isShown ? 'on' : 'off');
  } catch {
    return;
  }
  window.dispatchEvent(new Event(key));
}
