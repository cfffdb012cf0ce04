import type { Transport } from './endpoint';

/** The two ends of a channel inside one document; what one posts the other has heard before `post` returns. */
export function createPair(): [Transport, Transport] {
  const [first, second] = [new Set<Receive>(), new Set<Receive>()];
  const end = (own: Set<Receive>, others: Set<Receive>): Transport => ({
    post: (envelope) => {
      for (const receive of [...others]) receive(envelope);
    },
    listen: (receive) => {
      own.add(receive);
      return () => void own.delete(receive);
    },
  });
  return [end(first, second), end(second, first)];
}

type Receive = (data: unknown) => void;

/** A channel to another document. What the browser could not copy arrives as nothing, and is dropped as such. */
export const portTransport = (port: MessagePort): Transport => ({
  post: (envelope) => port.postMessage(envelope),
  listen: (receive) => {
    const hear = ({ data }: MessageEvent<unknown>) => receive(data);
    const hearError = () => receive(undefined);
    port.addEventListener('message', hear);
    port.addEventListener('messageerror', hearError);
    port.start();
    return () => {
      port.removeEventListener('message', hear);
      port.removeEventListener('messageerror', hearError);
      port.close();
    };
  },
});
