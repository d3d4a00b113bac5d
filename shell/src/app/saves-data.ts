/** Whoever pays for each byte gets what they open, and nothing ahead of it. */
export const savesData = (): boolean =>
  'connection' in navigator && Boolean(Reflect.get(Object(navigator.connection), 'saveData'));
