import { writeWorkbook, type Sheet } from './write-workbook';

// It answers one request; who asked ends it.
self.onmessage = ({ data }: MessageEvent<readonly Sheet[]>) => {
  // A rejection must reach the page, which hears only of thrown errors.
  writeWorkbook(data).then(
    (file) => self.postMessage(file),
    (error: unknown) =>
      setTimeout(() => {
        throw error;
      }),
  );
};
self.postMessage('ready');
