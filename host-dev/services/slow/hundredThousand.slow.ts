import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Caller } from '../authorization';
import { type Database, openDatabase } from '../database';
import { countedHits, countHouseholds, listHouseholds, planSearch, type Position } from '../households';
import { generateHousehold, loadGenerated } from '../seed';
import { type PostgresServer, startPostgresServer, temporaryFolder, testClock } from '../testing';
import { fillSortValues } from '../testing/fillSortValues';
import { explaining, frequentPair, large, type Scan, searchesOf } from '../testing/searchPlans';

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
    await fillSortValues(database.q, contract);
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

  for (const by of ['lastAppointment', 'nextAppointment', 'completeness'] as const)
    for (const descending of [false, true])
      it(`are paged by ${by} without gap and repetition, ${descending ? 'backwards' : 'forwards'}`, async () => {
        const seen = new Set<string>();
        let after: Position | undefined;
        let isPast = false; // those without a value have begun
        do {
          const { nodes, end } = await listHouseholds(
            database.q,
            { caller, query: '', today },
            { first: 500, after, descending, by },
          );
          for (const node of nodes) {
            seen.add(node.householdId);
            assert.ok(!isPast || node[by] == null);
            isPast = node[by] == null;
          }
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
    const [household, other] = [generateHousehold(1, 4_711), generateHousehold(1, 815)];
    for (const query of searchesOf(household, other)) {
      const filter = { caller, query, today };
      const page = { first: 20, after: undefined, descending: false };
      const scans: Scan[] = [];
      const explained = explaining(database.q, scans);
      const planned = planSearch(explained, filter); // once, as the endpoint does
      await listHouseholds(explained, filter, page, planned);
      await countHouseholds(explained, filter, planned);
      const whole = scans.filter(({ relation, isWhole }) => isWhole && large.has(relation));
      assert.deepEqual(whole, [], query);
      const rows = scans.reduce((sum, scan) => sum + scan.rows, 0);
      const most = query === frequentPair(household, other) ? mostRowsOfPair : mostRows;
      assert.ok(rows < most, `"${query}" reads ${rows} rows`);
      const lookups = scans.reduce((sum, scan) => sum + scan.lookups, 0);
      assert.ok(lookups < mostLookups, `"${query}" looks up ${lookups} households`);
    }
  });
});

/** Of a million terms and two million beginnings; half as much again as six words read. */
const mostRows = 15_000;

/** Of two words that many households have each, all rows of one beside. */
const mostRowsOfPair = 20_000;

/** Each takes some microseconds: as many as are counted, for six words, and what the hints let through. */
const mostLookups = 6_000;
