import type { FastifyInstance } from 'fastify';
import type { Query } from '../database';
import { logUnexpected } from '../monitoring/serviceLog';
import type { TelephoneStore } from './telephoneStore';

/** Milliseconds; nobody may be there to ask. */
const pause = 2_000;

/** Ends what is over though nobody asks: after its time, and with the sign-in. What is shown ends with the process. */
export function keepTelephones(app: FastifyInstance, store: TelephoneStore, q: Query): void {
  const look = async () => {
    store.prune();
    const shown = store.viewings();
    if (shown.length === 0) return;
    const running = new Set(
      await runningSessions(
        q,
        shown.map(({ sessionId }) => sessionId),
      ),
    );
    for (const viewing of shown) if (!running.has(viewing.sessionId)) store.endViewing(viewing);
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) => logUnexpected(app.log, error));
  }, pause);
  timer.unref();
  // those who wait for a picture are answered before the connections go
  app.addHook('preClose', async () => {
    clearInterval(timer);
    for (const viewing of store.viewings()) store.endViewing(viewing);
  });
}

const runningSessions = async (q: Query, ids: readonly string[]): Promise<string[]> =>
  (
    await q<{ uid: string }>(
      `select uid from oidc_record
       where kind = 'Session' and uid in (select value from jsonb_array_elements_text($1)) and (expires_at is null or expires_at > now())`,
      [ids],
    )
  ).map(({ uid }) => uid);
