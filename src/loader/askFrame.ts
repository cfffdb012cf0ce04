import type { Peer, ShellBus, ToShell } from '@vp-digital/core/shell';

type AnswerType = 'setMicroAppDirty' | 'unmounted';

/** Milliseconds: saving may take three attempts of its own; writing a draft takes none. */
const answerWithin: Record<AnswerType, number> = { setMicroAppDirty: 60_000, unmounted: 5_000 };

/** Asks one area and waits for its answer; undefined when there is none in time. */
export function askFrame<Type extends AnswerType>(
  bus: ShellBus,
  peer: Peer,
  answer: Type,
  request: (requestId: string) => void,
): Promise<ToShell[Type] | undefined> {
  const requestId = crypto.randomUUID();
  return new Promise((resolve) => {
    const end = (payload?: ToShell[Type]) => {
      clearTimeout(timer);
      unsubscribe();
      resolve(payload);
    };
    const timer = setTimeout(end, answerWithin[answer]);
    const unsubscribe = bus.subscribe(answer, (payload, from) => {
      if (from === peer && payload.requestId === requestId) end(payload);
    });
    request(requestId);
  });
}
