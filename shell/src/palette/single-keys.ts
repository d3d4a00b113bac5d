const key = 'single_keys';

/** Whether `/` and `?` are shortcuts in this tab: who dictates or misses keys can switch them off (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  try {
    return sessionStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

export function setSingleKeys(areOn: boolean): void {
  try {
    sessionStorage.setItem(key, areOn ? 'on' : 'off');
  } catch {
    // A browser that refuses storage keeps the shortcuts.
  }
}
