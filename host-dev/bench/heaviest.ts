import { mostEntries, type SectionDocument } from '@vp-digital/core/contracts';
import { rulesOf, sectionNames } from '@vp-digital/core/household';
import { householdId, type Client, areaToken, createClient } from '../services/testing';
import { startTestServices } from '../services/testing/startTestServices';
import { median } from './reporter';

/** Milliseconds of processor that a save may cost, whoever has filled the household as far as it goes. */
const most = 200;

const saves = 20;
const warmUp = 3;

/** A list of persons is shorter. */
const mostPersons = 30;

/**
 * What a save costs a household that is as heavy as the services allow, beside an ordinary one in the same run: processor time of
 * the service and its database, the client's part included. Each save is of one field.
 */
export async function benchHeaviest(): Promise<void> {
  const services = await startTestServices({ limits: 'all=1000000/s' });
  try {
    const client = createClient(services.url, await areaToken(services.url, 'petra', '4711'));
    const ordinary = await saveTimes(client, 1);
    const rows = await services.database.q<{ section: string; data: { items?: Record<string, object> } }>(
      'select section, data from section where household_id = $1',
      [householdId(2)],
    );
    for (const { section, data } of rows)
      await services.database.q('update section set data = $3 where household_id = $1 and section = $2', [
        householdId(2),
        section,
        { ...data, items: filled(section, data.items ?? {}) },
      ]);
    const heaviest = await saveTimes(client, 2);
    const [cost, usual] = [median(heaviest), median(ordinary)];
    console.log(
      `${cost <= most ? 'ok  ' : 'MISS'} a save of the heaviest household: ${cost.toFixed(0)} ms of processor (at most ${most}), ` +
        `${(cost / usual).toFixed(1)} times an ordinary one's ${usual.toFixed(0)} ms`,
    );
  } finally {
    await services.dispose();
  }
}

/** Documents of one entry at most of each person: they are as long as there are persons. */
const byPerson: ReadonlySet<string> = new Set(
  sectionNames.filter((name) => rulesOf(name).owner === 'key' && name !== 'persons'),
);

/** The entries that are there, over and over under new ids, until there are as many as may be. */
function filled(section: string, items: Record<string, object>): Record<string, object> {
  const entries = Object.values(items);
  const limit = section === 'persons' ? mostPersons : mostEntries;
  if (entries.length === 0 || byPerson.has(section)) return items;
  const further = Array.from(
    { length: Math.max(0, limit - entries.length) },
    (_, place): [string, object] => [
      crypto.randomUUID(),
      { ...entries[place % entries.length], position: entries.length + place },
    ],
  );
  return { ...items, ...Object.fromEntries(further) };
}

async function saveTimes(client: Client, household: number): Promise<number[]> {
  const path = `/api/households/${householdId(household)}/sections/goals`;
  const times: number[] = [];
  for (let save = 0; save < saves + warmUp; save++) {
    const { version, data } = (await client.get<SectionDocument<'goals'>>(path)).body;
    const [id = ''] = Object.keys(data.items);
    const change = { path: `/items/${id}/title`, value: `Ziel ${save}` };
    const before = process.cpuUsage();
    const { status } = await client.patchSection(household, 'goals', version, [change]);
    const { user, system } = process.cpuUsage(before);
    if (status !== 200) throw new Error(`a save was answered with ${status}`);
    times.push((user + system) / 1_000);
  }
  return times.slice(warmUp);
}
