import { type Counts, createEndpoint, type Endpoint, type Transport } from './endpoint';
import { type ToArea, toArea } from './toArea';
import { type ToShell, toShell } from './toShell';
import { createPair } from './transports';

/** An area's end of the channel. */
export type ShellPort = Pick<Endpoint<ToShell, ToArea>, 'send' | 'subscribe'>;

/** An area as the shell sees it: answers go to the area that asked, news to the others. */
export interface Peer {
  /** The area's name, as the shell connected it; the sender given in a message is not trusted. */
  readonly source: string;
  send<Type extends keyof ToArea>(type: Type, payload: ToArea[Type]): void;
}

/** The shell's end. */
export interface ShellBus {
  /** Connects an area in this document; `close` it when the area has gone. */
  port(source?: string): ShellPort & { close(): void };
  /** Connects an area behind a transport: an iframe. */
  connect(transport: Transport, source: string): Peer & { close(): void };
  /** To every area, or to all but one. */
  send<Type extends keyof ToArea>(type: Type, payload: ToArea[Type], to?: { except: Peer }): void;
  subscribe<Type extends keyof ToShell>(
    type: Type,
    listener: (payload: ToShell[Type], from: Peer) => unknown,
  ): () => void;
  readonly counts: Readonly<Counts>;
}

/**
 * The shell's side of all channels; an area behaves alike in this document and in an iframe.
 *
 * @param onError hears what a listener throws or rejects with; the other listeners still run.
 */
export function createShellBus(onError: (error: unknown) => void, now?: () => number): ShellBus {
  const counts: Counts = { dropped: 0, limited: 0, failed: 0 };
  const peers = new Map<Peer, Endpoint<ToArea, ToShell>>();
  /** Who listens, and how that ends at each peer; nothing of a peer that has gone. */
  const subscriptions = new Map<Subscription, Map<Peer, () => void>>();
  const shared = { counts, onError, now };

  /** One subscription of the endpoint per listener of the bus, so that each one's failure is its own. */
  const hear = (endpoint: Endpoint<ToArea, ToShell>, peer: Peer, { type, listener }: Subscription) =>
    endpoint.subscribe(type, (payload) => listener(payload as never, peer)); // `type` is the listener's own

  const connect: ShellBus['connect'] = (transport, source) => {
    const sides = { outgoing: toArea, incoming: toShell };
    const endpoint = createEndpoint<ToArea, ToShell>({ ...shared, ...sides, transport, source: 'shell' });
    const peer = { source, send: endpoint.send };
    peers.set(peer, endpoint);
    for (const [subscription, ends] of subscriptions) ends.set(peer, hear(endpoint, peer, subscription));
    const close = () => {
      peers.delete(peer);
      for (const ends of subscriptions.values()) ends.delete(peer);
      endpoint.close();
    };
    return Object.assign(peer, { close });
  };

  return {
    connect,
    port(source = 'area') {
      const [mine, theirs] = createPair();
      const peer = connect(mine, source);
      const port = createAreaPort(theirs, source, shared);
      const close = () => {
        peer.close();
        port.close();
      };
      return { send: port.send, subscribe: port.subscribe, close };
    },
    send(type, payload, to) {
      for (const peer of [...peers.keys()]) if (peer !== to?.except) peer.send(type, payload);
    },
    subscribe(type, listener) {
      const subscription = { type, listener };
      const ends = [...peers].map(([peer, endpoint]) => [peer, hear(endpoint, peer, subscription)] as const);
      subscriptions.set(subscription, new Map(ends));
      return () => {
        for (const end of subscriptions.get(subscription)?.values() ?? []) end();
        subscriptions.delete(subscription);
      };
    },
    counts,
  };
}

interface Subscription {
  type: keyof ToShell;
  listener(payload: never, from: Peer): unknown;
}

/** An area's end of a channel, over whatever transport. */
export const createAreaPort = (
  transport: Transport,
  source: string,
  options: { counts: Counts; onError(error: unknown): void; now?: (() => number) | undefined },
): Endpoint<ToShell, ToArea> =>
  createEndpoint<ToShell, ToArea>({ ...options, outgoing: toShell, incoming: toArea, transport, source });
