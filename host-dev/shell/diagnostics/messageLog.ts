import { type ShellBus, toShellTypes } from '@vp-digital/core/shell';

/** One message, without what was in it: names of members say what was sent, values could name a person. */
export interface LoggedMessage {
  id: number;
  at: Date;
  from: string;
  type: string;
  members: string[];
}

export interface MessageLog {
  /** The newest first. */
  messages(): readonly LoggedMessage[];
  subscribe(listener: () => void): () => void;
}

const kept = 200;

/** Notes what goes over the bus, in both directions. */
export function logMessages(bus: ShellBus, now: () => Date): MessageLog {
  const listeners = new Set<() => void>();
  let messages: readonly LoggedMessage[] = [];
  let count = 0;
  const note = (from: string, type: string, payload: object) => {
    count += 1;
    const message = { id: count, at: now(), from, type, members: Object.keys(payload) };
    messages = [message, ...messages].slice(0, kept);
    for (const listener of [...listeners]) listener();
  };
  for (const type of toShellTypes) bus.subscribe(type, (payload, { source }) => note(source, type, payload));
  const send = bus.send;
  bus.send = (type, payload, to) => {
    note('shell', type, payload);
    send(type, payload, to);
  };
  return {
    messages: () => messages,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
