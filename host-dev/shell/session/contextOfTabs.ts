import type { User } from '@vp-digital/core/session';
import * as z from 'zod/mini';

export interface ContextOfTabs {
  /** The advisor context that another tab of the same user works for; undefined when none says so in time. */
  ask(user: string): Promise<string | undefined>;
}

/** A name of its own: older shells take every message on the channel of the session for its end. */
export const contextChannel = 'vp.context';

/** Milliseconds. A tab answers in a few, and who has no other one waits for nothing that is to be seen. */
const patience = 100;

const question = z.strictObject({ asks: z.string() });
const answer = z.strictObject({ user: z.string(), contract: z.string() });

/**
 * Tabs of one session work for one advisor context until somebody chooses otherwise: a new tab asks for it and gives
 * what it has. The contract is no secret, and counts only with the new tab's own sign-in. A role that is taken belongs
 * to its tab alone.
 */
export function createContextOfTabs(
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>,
  current: () => User | undefined,
): ContextOfTabs {
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const user = current();
    if (question.safeParse(data).data?.asks !== user?.id || user?.impersonation) return;
    if (user?.accountingContract !== undefined)
      channel.postMessage({ user: user.id, contract: user.accountingContract });
  });
  return {
    ask: (user) =>
      new Promise((resolve) => {
        const end = (contract: string | undefined) => {
          channel.removeEventListener('message', hear);
          clearTimeout(timer);
          resolve(contract);
        };
        const hear = ({ data }: MessageEvent<unknown>) => {
          const heard = answer.safeParse(data).data;
          if (heard?.user === user) end(heard.contract);
        };
        const timer = setTimeout(end, patience, undefined);
        channel.addEventListener('message', hear);
        channel.postMessage({ asks: user });
      }),
  };
}
