/**
 * The messages between this shell and its areas: `port()` is an area's end (`host.shell`), `send` reaches every area.
 * Who subscribes to what a shell has said already hears the last of it at once.
 */
export function createMessages(answers) {
  const listeners = new Map();
  const last = new Map();
  const remembered = ['setAdvisorUserData', 'advisorEnteredHousehold'];

  const send = (type, payload) => {
    if (remembered.includes(type)) last.set(type, payload);
    for (const listener of [...(listeners.get(type) ?? [])]) listener(structuredClone(payload));
  };

  return {
    send,
    port: () => ({
      send: (type, payload) => answers[type]?.(structuredClone(payload), send),
      subscribe(type, listener) {
        if (!listeners.has(type)) listeners.set(type, new Set());
        listeners.get(type).add(listener);
        if (last.has(type)) listener(structuredClone(last.get(type)));
        return () => listeners.get(type).delete(listener);
      },
    }),
  };
}
