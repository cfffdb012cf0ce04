import { randomUUID } from 'node:crypto';
import type { SectionDocument } from '@vp-digital/core/contracts';
import { type Answer, areaToken, createClient, householdId } from '../testing';

type Incomes = SectionDocument<'incomes'>;

const households = [1, 2, 3, 4, 5, 6];

/** An income that one save adds, and what became of it. */
export interface Save {
  household: number;
  id: string;
  key: string;
  net: number;
  status?: number;
  retryAfter?: string | null;
}

/** Saves of different fields of the six sample households, and what stands in them afterwards. */
export async function createSaves(url: string, count: number) {
  const client = createClient(url, await areaToken(url, 'petra', '4711'));
  const read = async (household: number) =>
    (await client.get<Incomes>(`/api/households/${householdId(household)}/sections/incomes`)).body;
  const before = new Map<number, Incomes>();
  for (const household of households) before.set(household, await read(household));
  const saves = Array.from({ length: count }, (_, net): Save => {
    const household = households[net % households.length] ?? 1;
    return { household, id: randomUUID(), key: randomUUID(), net };
  });

  /** Sends one save and notes the answer; a connection that broke leaves it without a status. */
  async function send(save: Save): Promise<void> {
    const base = before.get(save.household);
    const personId = Object.values(base?.data.items ?? {})[0]?.personId ?? '';
    const value = { personId, kind: 'other' as const, net: save.net };
    const answer: Answer | undefined = await client
      .patchSection(save.household, 'incomes', base?.version, [{ path: `/items/${save.id}`, value }], {
        'idempotency-key': save.key,
      })
      .catch(() => undefined);
    if (!answer) return;
    save.status = answer.status;
    save.retryAfter = answer.headers.get('retry-after');
  }

  return { saves, send, versionsBefore: new Map([...before].map(([key, { version }]) => [key, version])) };
}

export interface Outcome {
  /** Acknowledged saves whose entry is missing or not what was sent. */
  lost: number;
  /** Versions without an entry, or entries without a version: what was written by halves or twice. */
  torn: number;
  stored: number;
}

/** Compares what stands with what was acknowledged. */
export async function outcomeOf(
  url: string,
  saves: readonly Save[],
  versionsBefore: ReadonlyMap<number, number>,
): Promise<Outcome> {
  const client = createClient(url, await areaToken(url, 'petra', '4711'));
  const outcome: Outcome = { lost: 0, torn: 0, stored: 0 };
  for (const household of households) {
    const path = `/api/households/${householdId(household)}/sections/incomes`;
    const { version, data } = (await client.get<Incomes>(path)).body;
    const own = saves.filter((save) => save.household === household);
    const stored = own.filter(({ id, net }) => data.items[id]?.net === net);
    outcome.lost += own.filter((save) => save.status === 200 && !stored.includes(save)).length;
    outcome.torn += Math.abs(version - (versionsBefore.get(household) ?? 0) - stored.length);
    outcome.stored += stored.length;
  }
  return outcome;
}
