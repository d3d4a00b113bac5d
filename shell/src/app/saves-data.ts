/** Whether the browser asks for reduced data use (Save-Data): nothing is prefetched then. */
export const savesData = (): boolean =>
  'connection' in navigator && Boolean(Reflect.get(Object(navigator.connection), 'saveData'));
