import type * as z from 'zod/mini';
import { type ToArea, type ToShell, toArea, toShell } from './payloads';

/** An area's end of the channel. */
export interface ShellPort {
  send<Type extends keyof ToShell>(type: Type, payload: ToShell[Type]): void;
  subscribe<Type extends keyof ToArea>(type: Type, listener: Listener<ToArea[Type]>): () => void;
}

/** The shell's end; `dropped` counts messages that no schema accepts. */
export interface ShellBus {
  port(): ShellPort;
  send<Type extends keyof ToArea>(type: Type, payload: ToArea[Type]): void;
  subscribe<Type extends keyof ToShell>(type: Type, listener: Listener<ToShell[Type]>): () => void;
  readonly dropped: number;
}

export type Listener<Payload> = (payload: Payload) => void;
type Table = Record<string, z.ZodMiniType>;

/**
 * The in-process channel. Every payload is cloned and checked against its schema, so that an area behaves alike
 * here and across an iframe, and neither side can hand the other something live.
 *
 * @param onError hears what a listener throws; the other listeners still run.
 */
export function createShellBus(onError: (error: unknown) => void): ShellBus {
  let dropped = 0;
  const drop = () => {
    dropped += 1;
  };
  const up = channel<ToShell>(toShell, drop, onError);
  const down = channel<ToArea>(toArea, drop, onError);
  return {
    port: () => ({ send: up.send, subscribe: down.subscribe }),
    send: down.send,
    subscribe: up.subscribe,
    get dropped() {
      return dropped;
    },
  };
}

function channel<Payloads>(schemas: Table, drop: () => void, onError: (error: unknown) => void) {
  const listeners = new Map<PropertyKey, Set<Listener<never>>>();
  return {
    send<Type extends keyof Payloads>(type: Type, payload: Payloads[Type]): void {
      const checked = check(schemas, type, payload);
      if (!checked) return drop();
      for (const listener of [...(listeners.get(type) ?? [])]) {
        try {
          listener(checked.payload as never); // the schema of this type has just accepted it
        } catch (error) {
          onError(error);
        }
      }
    },
    subscribe<Type extends keyof Payloads>(type: Type, listener: Listener<Payloads[Type]>): () => void {
      const set = listeners.get(type) ?? new Set();
      listeners.set(type, set.add(listener));
      return () => set.delete(listener);
    },
  };
}

function check(schemas: Table, type: PropertyKey, payload: unknown): { payload: unknown } | undefined {
  if (typeof type !== 'string' || !Object.hasOwn(schemas, type)) return undefined;
  try {
    const result = schemas[type]?.safeParse(structuredClone(payload));
    return result?.success ? { payload: result.data } : undefined;
  } catch {
    return undefined; // what cannot be cloned (functions, throwing getters) is no message
  }
}
