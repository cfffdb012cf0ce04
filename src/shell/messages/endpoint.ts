import * as z from 'zod/mini';

/** Carries envelopes to the other side: a function call in one document, a `MessagePort` between two. */
export interface Transport {
  post(envelope: unknown): void;
  /** `receive` gets everything that arrives, whatever it is. */
  listen(receive: (data: unknown) => void): () => void;
}

/** What was not let through. */
export interface Counts {
  /** Messages of no known type, with a payload of another shape, or that cannot be copied. */
  dropped: number;
  /** Messages above the limit per second. */
  limited: number;
  /** Listeners that threw or rejected. */
  failed: number;
}

/** A listener may be asynchronous; rejections are reported like exceptions. */
export type Listener<Payload> = (payload: Payload) => unknown;

export interface Endpoint<Out, In> {
  send<Type extends keyof Out>(type: Type, payload: Out[Type]): void;
  subscribe<Type extends keyof In>(type: Type, listener: Listener<In[Type]>): () => void;
  /** Stops receiving and sending. */
  close(): void;
}

export type Schemas = Record<string, z.ZodMiniType>;

export interface EndpointOptions {
  outgoing: Schemas;
  incoming: Schemas;
  transport: Transport;
  /** The sender: the shell, or an area's name. */
  source: string;
  counts: Counts;
  /** Receives what a listener throws; the other listeners still run. */
  onError(error: unknown): void;
  /** Milliseconds; for the limit per second. */
  now?: (() => number) | undefined;
}

/** No part of the product sends this many; a sender that does is broken or hostile. */
export const messagesPerSecond = 200;

const envelope = z.strictObject({
  ns: z.literal('vp.shell'),
  v: z.literal(1),
  type: z.string(),
  payload: z.unknown(),
  source: z.string().check(z.maxLength(50)),
});

/**
 * One end of a channel. Everything sent or received is copied and checked against the schemas of its direction, so that
 * neither side can pass the other a live object, or a message that only the other one may send.
 */
export function createEndpoint<Out, In>(options: EndpointOptions): Endpoint<Out, In> {
  const { outgoing, incoming, transport, source, counts, onError } = options;
  const listeners = new Map<PropertyKey, Set<Listener<never>>>();
  const mayPass = createLimit(options.now ?? Date.now);

  const report = (error: unknown) => {
    counts.failed += 1;
    onError(error);
  };
  const tell = (listener: Listener<never>, payload: unknown) => {
    try {
      const result = listener(payload as never); // the schema of this type has just accepted it
      if (result instanceof Promise) result.catch(report);
    } catch (error) {
      report(error);
    }
  };

  const receive = (data: unknown) => {
    if (!mayPass()) return void (counts.limited += 1);
    const opened = check(envelope, data);
    const message = opened && checkMessage(incoming, opened.value.type, opened.value.payload);
    if (!message) return void (counts.dropped += 1);
    for (const listener of [...(listeners.get(opened.value.type) ?? [])]) tell(listener, message.value);
  };

  const stopListening = transport.listen(receive);
  let closed = false;
  return {
    send(type, payload) {
      if (closed) return;
      const message = typeof type === 'string' ? checkMessage(outgoing, type, copy(payload)) : undefined;
      if (!message) return void (counts.dropped += 1);
      transport.post({ ns: 'vp.shell', v: 1, type, payload: message.value, source });
    },
    subscribe(type, listener) {
      const set = listeners.get(type) ?? new Set();
      listeners.set(type, set.add(listener));
      return () => void set.delete(listener);
    },
    close() {
      closed = true;
      stopListening();
      listeners.clear();
    },
  };
}

const nothing = Symbol('cannot be copied');

/** Functions, throwing getters and proxies cannot be copied; such a value is not a message. */
function copy(payload: unknown): unknown {
  try {
    return structuredClone(payload);
  } catch {
    return nothing;
  }
}

const checkMessage = (schemas: Schemas, type: string, payload: unknown) =>
  Object.hasOwn(schemas, type) && schemas[type] ? check(schemas[type], payload) : undefined;

/** The value parsed by a schema, or undefined if it does not fit, even if reading it throws. */
function check<Value>(schema: z.ZodMiniType<Value>, value: unknown): { value: Value } | undefined {
  try {
    const result = schema.safeParse(value);
    return result.success ? { value: result.data } : undefined;
  } catch {
    return undefined;
  }
}

function createLimit(now: () => number): () => boolean {
  let second = now();
  let passed = 0;
  return () => {
    if (now() - second >= 1_000) {
      second = now();
      passed = 0;
    }
    passed += 1;
    return passed <= messagesPerSecond;
  };
}
