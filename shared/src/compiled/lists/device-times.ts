import { useSyncExternalStore } from 'react';

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

/** Whether lists show each moment in the time of this device, too. */
export const useDeviceTimes = (): boolean => useSyncExternalStore(subscribe, areShown);

/** Shows or hides the times of this device in all lists, until the tab is closed. */
export function showDeviceTimes(isShown: boolean): void {
  try {
    sessionStorage.setItem(key, isShown ? 'on' : 'off');
  } catch {
    return;
  }
  window.dispatchEvent(new Event(key));
}
