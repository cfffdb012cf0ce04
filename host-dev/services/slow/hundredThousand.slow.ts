import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Caller } from '../authorization';
import { type Database, openDatabase, type Query } from '../database';
import { countedHits, countHouseholds, listHouseholds, type Position } from '../households';
import { generateHousehold, loadGenerated } from '../seed';
import { type PostgresServer, startPostgresServer, temporaryFolder, testClock } from '../testing';

const households = 100_000;
const contract = '4700';
const today = '2026-10-01';
const caller: Caller = {
  userId: 'sabine',
  name: 'Sabine Senior',
  contract,
  permissions: new Set<string>(),
  fileRights: new Set<string>(),
};

describe('100,000 households', () => {
  let server: PostgresServer | undefined;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let database: Database;
  before(async () => {
    server = startPostgresServer();
    folder = await temporaryFolder();
    database = await openDatabase({ ...folder.location, databaseUrl: server?.url }, { statementTimeout: 0 });
    await loadGenerated(database, { households, seed: 1, contract, now: testClock() });
  });
  after(async () => {
    await database.close();
    server?.remove();
    await folder.remove();
  });

  it('have 300,000 persons', async () => {
    const [row] = await database.q<{ count: number }>('select count(*) as count from person');
    assert.ok(Math.abs((row?.count ?? 0) - 300_000) < 3_000, `${row?.count} persons`);
  });

  for (const descending of [false, true])
    it(`are paged without gap and repetition, ${descending ? 'backwards' : 'forwards'}`, async () => {
      const seen = new Set<string>();
      let after: Position | undefined;
      let last = '';
      do {
        const { nodes, end } = await listHouseholds(
          database.q,
          { caller, query: '', today },
          { first: 500, after, descending },
        );
        for (const { householdId } of nodes) seen.add(householdId);
        if (end && last !== '') assert.ok(descending ? end.sortName <= last : end.sortName >= last);
        last = end?.sortName ?? last;
        after = end;
      } while (after);
      assert.equal(seen.size, households);
    });

  it('are found each by its persons and postal code, and counted up to a bound', async () => {
    for (let number = 0; number < households; number += 4_999) {
      const { householdId, persons, addresses } = generateHousehold(1, number);
      const [person] = Object.values(persons);
      const [address] = Object.values(addresses);
      const query = `${person?.lastName} ${person?.firstName} ${address?.postalCode}`;
      const page = { first: 100, after: undefined, descending: false };
      const { nodes } = await listHouseholds(database.q, { caller, query, today }, page);
      assert.ok(
        nodes.some((node) => node.householdId === householdId),
        query,
      );
      assert.equal(await countHouseholds(database.q, { caller, query, today }), nodes.length);
    }
    assert.equal(await countHouseholds(database.q, { caller, query: 's', today }), countedHits + 1);
  });

  it('are found by ranges of indexes, of which no search reads more than a few thousand rows', async () => {
    for (const query of searchesOf(generateHousehold(1, 4_711))) {
      const filter = { caller, query, today };
      const page = { first: 20, after: undefined, descending: false };
      const scans: Scan[] = [];
      const explained = explaining(database.q, scans);
      await listHouseholds(explained, filter, page);
      await countHouseholds(explained, filter);
      const whole = scans.filter(({ relation, isWhole }) => isWhole && large.has(relation));
      assert.deepEqual(whole, [], query);
      const rows = scans.reduce((sum, scan) => sum + scan.rows, 0);
      assert.ok(rows < mostRows, `"${query}" reads ${rows} rows`);
    }
  });
});

/** Of 700,000 terms and more beginnings; twice as much as is counted and, of two words, looked into. */
const mostRows = 25_000;

const large = new Set([
  'search_term',
  'search_beginning',
  'household',
  'household_access',
  'person',
  'section',
]);

/** Letter by letter, with a second word, and birth dates as they are typed. */
function searchesOf({ persons, addresses }: ReturnType<typeof generateHousehold>): string[] {
  const { lastName = '', firstName = '', birthDate = '' } = Object.values(persons)[0] ?? {};
  const { postalCode = '', city = '' } = Object.values(addresses)[0] ?? {};
  const [year = '', month, day] = birthDate.split('-');
  const names = ['', lastName.slice(0, 1), lastName.slice(0, 2), lastName.slice(0, 3), lastName];
  const pairs = [firstName.slice(0, 2), postalCode, city].map((second) => `${lastName} ${second}`);
  const dates = ['', year.slice(0, 2), year.slice(2), year].map((typed) => `${day}.${month}.${typed}`);
  return [
    ...names,
    ...pairs,
    ...dates,
    postalCode,
    city,
    `${postalCode} ${city}`,
    `${lastName} ${dates.at(-1)}`,
  ];
}

interface Scan {
  relation: string;
  isWhole: boolean;
  /** Read in all: also those that a condition refused. */
  rows: number;
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** Runs every statement with its plan, and notes what it has read. */
const explaining =
  (q: Query, scans: Scan[]): Query =>
  async (text, parameters) => {
    const [answer] = await q<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `explain (analyze, format json) ${text}`,
      parameters,
    );
    const note = (node: PlanNode) => {
      const relation = node['Relation Name'];
      const read = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0);
      if (relation !== undefined)
        scans.push({
          relation,
          isWhole: node['Node Type'] === 'Seq Scan',
          rows: read * node['Actual Loops'],
        });
      node.Plans?.forEach(note);
    };
    answer?.['QUERY PLAN'].forEach(({ Plan }) => note(Plan));
    return q(text, parameters);
  };
