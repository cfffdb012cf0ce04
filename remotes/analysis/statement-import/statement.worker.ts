/** Reads statements beside the page. It asks nothing of the network and keeps nothing: it ends with its answer. */
import { readStatement, type StatementRequest } from './reading/readStatement';

self.addEventListener('message', ({ data }: MessageEvent<StatementRequest>) => {
  void readStatement(data).then((answer) => self.postMessage(answer));
});
