import type { ShownPicture, ShownQuestion, TelephoneSession } from '@vp-digital/core/contracts';

/** Why no code is taken, as the page calls it. */
export type Refusal = 'wrong' | 'closed' | 'tooMany' | 'offline';

/** Milliseconds: the services let a telephone wait for 15 seconds. */
const timeout = 25_000;

const refusals: Readonly<Record<number, Refusal>> = {
  401: 'wrong',
  400: 'wrong',
  404: 'closed',
  429: 'tooMany',
};

export interface Update {
  version: number;
  picture: ShownPicture;
  question?: ShownQuestion;
}

/** The calls of the telephone's page, below its own address. Answers are the services' own and are taken as they are. */
export function createCalls(address: string) {
  const call = async (path: string, options: RequestInit): Promise<Response | undefined> =>
    fetch(address + path, {
      ...options,
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(timeout),
    }).catch(() => undefined);
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  return {
    async session(code: string): Promise<TelephoneSession | Refusal> {
      const answer = await call('/session', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ code }),
      });
      if (answer?.ok) return (await answer.json()) as TelephoneSession;
      return (answer && refusals[answer.status]) ?? 'offline';
    },
    async picture(token: string, after: number): Promise<Update | 'nothing' | 'ended' | 'offline'> {
      const answer = await call(`/picture?after=${after}`, { headers: bearer(token) });
      if (answer?.status === 410) return 'ended';
      if (answer?.status === 204) return 'nothing';
      return (
        (answer?.ok && ((await answer.json().catch(() => undefined)) as Update | undefined)) || 'offline'
      );
    },
    end: (token: string) => call('/end', { method: 'POST', headers: bearer(token), keepalive: true }),
  };
}
