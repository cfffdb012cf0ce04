import { spawnSync } from 'node:child_process';
import { maximumFileSize, searchHouseholdsQuery, type SectionDocument } from '@vp-digital/core/contracts';
import { openDatabase } from '../services/database';
import { generateHousehold, loadGenerated, seedOnce } from '../services/seed';
import { createPasswords } from '../services/passwords';
import {
  areaToken,
  type Client,
  createClient,
  householdId,
  type ServiceProcess,
  startPostgresServer,
  startServiceProcess,
  temporaryFolder,
} from '../services/testing';

export const seed = 1;
const searches = 400;
const clients = 16;
const calls = 50;
const uploads = 20;

type Location = Parameters<typeof startServiceProcess>[0];

/**
 * The services full of households, on both databases or on one: start, search, reads and writes, memory. Over HTTP and
 * on the machine of the clients.
 */
export async function benchServices(only?: string, size = '100000'): Promise<void> {
  const households = Number(size);
  if (!Number.isInteger(households) || (only !== undefined && only !== 'embedded' && only !== 'postgres'))
    throw new Error('npm run bench -- services [embedded|postgres] [households]');
  if (only !== 'postgres') {
    const { location, remove } = await temporaryFolder();
    await measure('embedded', location, households);
    await remove();
  }
  const server = only === 'embedded' ? undefined : startPostgresServer();
  if (!server) return;
  await measure('PostgreSQL', { dataFolder: '', databaseUrl: server.url }, households);
  server.remove();
}

async function measure(name: string, location: Location, households: number): Promise<void> {
  const print = (what: string, value: number, unit: string) =>
    console.log(`${name}: ${what}: ${value.toLocaleString('en', { maximumSignificantDigits: 3 })} ${unit}`);

  print(`loading ${households} households`, (await timed(() => load(location, households))) / 1000, 's');
  const started = performance.now();
  const service = await startServiceProcess(location);
  print('warm start', (performance.now() - started) / 1000, 's (target 3)');
  const sabine = createClient(service.url, await areaToken(service.url, 'sabine', '4700'));
  const petra = createClient(service.url, await areaToken(service.url, 'petra', '4711'));

  for (const [what, typed] of [
    ['search', namesAndCodes],
    ['search by birth date', birthDates],
  ] as const) {
    const times = await searchTimes(sabine, households, typed);
    print(`${what} p50`, percentile(times, 0.5), 'ms');
    print(`${what} p95`, percentile(times, 0.95), 'ms (target 25)');
  }
  print('refusal of an abusive query', await refusalTime(sabine), 'ms (target 50)');
  print('reads p95', percentile(await readTimes(petra), 0.95), 'ms');
  print(
    'reads p95 amid abusive queries',
    percentile(await amidAbuse(sabine, () => readTimes(petra)), 0.95),
    'ms',
  );
  if (location.dataFolder)
    print('refusal of a second process', (await refusalOfSecond(location)) / 1000, 's');
  print(`reads, ${clients} clients`, await perSecond(() => petra.get(incomesOf(1))), 'a second');
  print(`versioned writes, ${clients} clients`, await writesPerSecond(petra), 'a second');
  const memory = residentMegabytes(service);
  if (memory) print('memory', memory, 'MB');
  const growth = await growthByUploads(service, petra);
  if (growth) print('more memory while files are refused', growth, 'MB (target 50)');
  await service.end('SIGTERM');
}

export async function load(location: Location, households: number): Promise<void> {
  const database = await openDatabase(location, { statementTimeout: 0 });
  const now = new Date();
  await seedOnce(database, now, createPasswords());
  await loadGenerated(database, { households, seed, contract: '4700', now });
  await database.close();
}

type Household = ReturnType<typeof generateHousehold>;

/** What people type to find households; each search with its count, one at a time. */
async function searchTimes(
  client: Client,
  households: number,
  typed: (household: Household) => string[],
): Promise<number[]> {
  const times: number[] = [];
  for (let number = 0; times.length < searches; number += 97)
    for (const query of typed(generateHousehold(seed, number % households)))
      times.push(await timed(() => client.graphql('person', searchHouseholdsQuery, { query })));
  return times;
}

/** Letter by letter, and with a second word. */
function namesAndCodes({ persons, addresses }: Household): string[] {
  const [person] = Object.values(persons);
  const [address] = Object.values(addresses);
  const lastName = person?.lastName ?? '';
  return [
    '',
    lastName.slice(0, 1),
    lastName.slice(0, 2),
    lastName.slice(0, 3),
    lastName,
    `${lastName} ${person?.firstName.slice(0, 2)}`,
    `${lastName} ${address?.postalCode}`,
  ];
}

/** Day and month, and then the year. */
function birthDates({ persons }: Household): string[] {
  const [year, month, day] = (Object.values(persons)[0]?.birthDate ?? '').split('-');
  return [`${day}.${month}.`, `${day}.${month}.${year?.slice(0, 2)}`, `${day}.${month}.${year}`];
}

const tooMany = `{ ${Array.from({ length: 1_000 }, (_, number) => `a${number}: __typename`).join(' ')} }`;

async function refusalTime(client: Client): Promise<number> {
  const times: number[] = [];
  for (let attempt = 0; attempt < 20; attempt++)
    times.push(await timed(() => client.graphql('person', tooMany)));
  return percentile(times, 0.95);
}

async function readTimes(client: Client): Promise<number[]> {
  const times: number[] = [];
  while (times.length < 200) times.push(await timed(() => client.get(incomesOf(1))));
  return times;
}

/** Does the work while another client sends queries that are refused, one after the other. */
async function amidAbuse<Result>(client: Client, work: () => Promise<Result>): Promise<Result> {
  let isOver = false;
  const abuse = async () => {
    while (!isOver) await client.graphql('person', tooMany);
  };
  const abusing = abuse();
  try {
    return await work();
  } finally {
    isOver = true;
    await abusing;
  }
}

/** From the start of a second process on the same folder to its refusal. */
const refusalOfSecond = (location: Location) =>
  timed(() =>
    startServiceProcess(location).then(
      () => Promise.reject(new Error('a second process was let in')),
      () => undefined,
    ),
  );

/** Each changes an income of one of the six sample households; all send the version they have seen first. */
async function writesPerSecond(client: Client): Promise<number> {
  const incomes = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(async (household) => {
      const { version, data } = (await client.get<SectionDocument<'incomes'>>(incomesOf(household))).body;
      return { household, version, personId: Object.values(data.items)[0]?.personId ?? '' };
    }),
  );
  let net = 0;
  return perSecond(async () => {
    const { household, version, personId } = incomes[net++ % incomes.length] ?? { household: 1, version: 0 };
    const path = `/items/${crypto.randomUUID()}`;
    const value = { personId: personId ?? '', kind: 'other' as const, net };
    const { status } = await client.patchSection(household, 'incomes', version, [{ path, value }]);
    if (status !== 200) throw new Error(`a write was answered with ${status}`);
  });
}

/** Calls a second when all clients call one after the other. */
async function perSecond(call: () => Promise<unknown>): Promise<number> {
  const work = async () => {
    for (let number = 0; number < calls; number++) await call();
  };
  const duration = await timed(() => Promise.all(Array.from({ length: clients }, work)));
  return (clients * calls * 1000) / duration;
}

/** The most that the process grew while files of the largest size, but of no known type, were sent one by one. */
async function growthByUploads(service: ServiceProcess, client: Client): Promise<number | undefined> {
  const before = residentMegabytes(service);
  if (before === undefined) return undefined;
  let most = before;
  for (let number = 0; number < uploads; number++) {
    const answer = await client.upload(1, new Uint8Array(maximumFileSize));
    await answer.arrayBuffer();
    if (answer.status !== 415) throw new Error(`a file of no type was answered with ${answer.status}`);
    most = Math.max(most, residentMegabytes(service) ?? most);
  }
  return most - before;
}

const incomesOf = (household: number) => `/api/households/${householdId(household)}/sections/incomes`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

/** Of the process, by `ps`; undefined where there is none. */
function residentMegabytes({ child }: ServiceProcess): number | undefined {
  const { stdout, status } = spawnSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) / 1024 : undefined;
}
