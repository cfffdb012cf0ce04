import { randomUUID } from 'node:crypto';
import type { SectionDocument } from '@vp-digital/core/contracts';
import { type Client, householdId } from '../testing';
import type { RepeatedRequest } from './killAmid';

type Cart = SectionDocument<'cartPositions'>;

const households = [1, 2, 3, 4, 5, 6];
const ofEach = 40;
const said = { decision: 'later', decidedOn: '2026-10-01' } as const;
const followUpOn = '2027-01-15';

/** What a household says to one position of its cart: the decision, its reason and the day of the Wiedervorlage. */
export interface Decision extends RepeatedRequest {
  household: number;
  positionId: string;
  personId: string;
  reason: string;
  /** Of the cart before anything was decided. */
  version: number;
}

const pathOf = (household: number, section: string) =>
  `/api/households/${householdId(household)}/sections/${section}`;

/** Lays positions into the carts of the sample households, and answers the decisions about them. */
export async function createDecisions(client: Client): Promise<Decision[]> {
  const decisions: Decision[] = [];
  for (const household of households) {
    const persons = (await client.get<SectionDocument<'persons'>>(pathOf(household, 'persons'))).body;
    const personId = Object.keys(persons.data.items)[0] ?? '';
    const before = (await client.get<Cart>(pathOf(household, 'cartPositions'))).body.version;
    const ids = Array.from({ length: ofEach }, () => randomUUID());
    const added = ids.map((id, position) => ({
      path: `/items/${id}`,
      value: { position, kind: 'widget' as const, title: `Vorschlag ${position}` },
    }));
    const { version } = (await client.patchSection<Cart>(household, 'cartPositions', before, added)).body;
    decisions.push(...ids.map((id) => decisionOf({ household, positionId: id, personId, version })));
  }
  return decisions;
}

function decisionOf(of: Pick<Decision, 'household' | 'positionId' | 'personId' | 'version'>): Decision {
  const { household, positionId, personId, version } = of;
  const [key, reason] = [randomUUID(), `Erst nach der Elternzeit (${positionId})`];
  const at = `/items/${positionId}`;
  const changes = [
    { path: `${at}/decisions`, value: { [personId]: said } },
    { path: `${at}/decisionReason`, value: reason },
    { path: `${at}/followUpOn`, value: followUpOn },
  ];
  return {
    ...of,
    reason,
    send: (client) =>
      client.patchSection(household, 'cartPositions', version, changes, { 'idempotency-key': key }),
  };
}

/** How a decision is stored: as it was sent, not at all, or a part of it. */
export type Stored = 'whole' | 'nothing' | 'torn';

/** Of each decision; and the carts whose version does not count exactly the decisions in them. */
export async function decisionsIn(
  client: Client,
  decisions: readonly Decision[],
): Promise<{ stored: Map<Decision, Stored>; miscounted: number[] }> {
  const stored = new Map<Decision, Stored>();
  const miscounted: number[] = [];
  for (const household of households) {
    const { data, version } = (await client.get<Cart>(pathOf(household, 'cartPositions'))).body;
    const own = decisions.filter((decision) => decision.household === household);
    for (const decision of own) stored.set(decision, storedOf(data, decision));
    const whole = own.filter((decision) => stored.get(decision) === 'whole');
    if (version !== (own[0]?.version ?? 0) + whole.length) miscounted.push(household);
  }
  return { stored, miscounted };
}

function storedOf({ items }: Cart['data'], { positionId, personId, reason }: Decision): Stored {
  const position = items[positionId];
  const parts = [
    position?.decisions?.[personId]?.decision === said.decision,
    position?.decisionReason === reason,
    position?.followUpOn === followUpOn,
  ];
  if (parts.every(Boolean)) return 'whole';
  return position && !parts.some(Boolean) ? 'nothing' : 'torn';
}
