/** Reads lists beside the page. It asks nothing of the network and keeps nothing: it ends with its answer. */
import { type ListRequest, readList } from './reading/readList';

self.addEventListener('message', ({ data }: MessageEvent<ListRequest>) => {
  void readList(data).then((answer) => self.postMessage(answer));
});
