import { answerRequest, type ReadRequest } from './read-request';

// It answers one request; who asked ends it.
self.onmessage = ({ data }: MessageEvent<ReadRequest>) => {
  void answerRequest(data).then((answer) => self.postMessage(answer));
};
self.postMessage('ready');
