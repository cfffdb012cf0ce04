/** Reads files beside the page. It asks nothing of the network and keeps nothing: it ends with its answer. */
import { type ListRequest, readList } from '../list-import/reading/readList';
import { readStatement, type StatementRequest } from '../statement-import/reading/readStatement';

self.addEventListener('message', ({ data }: MessageEvent<ListRequest | StatementRequest>) => {
  const answer = 'list' in data ? readList(data) : readStatement(data);
  void answer.then((read) => self.postMessage(read));
});
