/** Whether the browser requests reduced data use (Save-Data): then nothing is prefetched. */
export const savesData = (): boolean =>
  'connection' in navigator && Boolean(Reflect.get(Object(navigator.connection), 'saveData'));
